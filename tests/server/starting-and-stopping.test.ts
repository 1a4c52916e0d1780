import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIG_FILE_SIZE, buildFixtureSite, buildSiteWithBigFile, type FixtureSite } from '../support/fixture-site.ts';
import { startServer } from '../support/running-process.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await buildSiteWithBigFile();
});
afterAll(() => site.remove());

describe('starting', () => {
  test('prints where the site is, and where the owner looks', async () => {
    const server = startServer(site.root);
    const port = await server.port;
    const owners = await server.ownersPort;
    expect(server.printed.stdout).toBe(`The site is at http://localhost:${port}\nThe owner's view is at http://localhost:${owners}\n`);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });

  test('on a port that is in use names the setting and the fix', async () => {
    const first = startServer(site.root);
    const port = await first.port;
    const second = startServer(site.root, { PORT: String(port) });
    expect(await second.exit).toBe(1);
    expect(second.printed.stderr).toContain(
      `Port ${port} is in use by another program. Stop that program, or choose another port, such as PORT=${port + 1}.`,
    );
    first.child.kill('SIGTERM');
    await first.exit;
  });

  test('without a build names the command that makes one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'no-build-'));
    const server = startServer(folder);
    expect(await server.exit).toBe(1);
    expect(server.printed.stderr).toMatch(
      /^The site is not built yet: .*manifest\.json is missing\. Build it with "npm run build", or start with "npm start"/,
    );
    expect(server.printed.stderr).not.toContain('    at ');
    await rm(folder, { recursive: true });
  });

  test('with a broken or incomplete build says so', async () => {
    const broken = await buildFixtureSite();
    await rm(join(broken.buildFolder, 'pages/services.html'));
    const incomplete = startServer(broken.root);
    expect(await incomplete.exit).toBe(1);
    expect(incomplete.printed.stderr).toContain('services.html is listed in manifest.json but missing. Build again');
    await writeFile(join(broken.buildFolder, 'manifest.json'), '{');
    const unreadable = startServer(broken.root);
    expect(await unreadable.exit).toBe(1);
    expect(unreadable.printed.stderr).toContain('was not written by this version of the build');
    await broken.remove();
  });

  test('with wrong settings names all of them at once', async () => {
    const server = startServer(site.root, { PORT: 'abc', LOG_LEVEL: 'loud' });
    expect(await server.exit).toBe(1);
    expect(server.printed.stderr).toContain('PORT must be a whole number');
    expect(server.printed.stderr).toContain('LOG_LEVEL must be');
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('on %s lets an answer under way finish, takes no new ones, and ends with 0', async (signal) => {
    const server = startServer(site.root);
    const port = await server.port;
    const slow = await new Promise<IncomingMessage>((resolve) => get({ port, path: '/big.pdf', agent: false }, resolve));
    server.child.kill(signal);
    await expect.poll(() => server.printed.stderr).toContain('closing');
    await expect.poll(() => isRefused(port)).toBe(true);
    let received = 0;
    for await (const chunk of slow) received += chunk.length;
    expect(received).toBe(BIG_FILE_SIZE);
    expect(await server.exit).toBe(0);
    expect(server.printed.stderr).toContain('"msg":"closed"');
  });

  test('does not wait for connections that are merely open', async () => {
    const server = startServer(site.root);
    const socket = connect(await server.port, '127.0.0.1');
    socket.write('GET /services HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    // It did not have to be cut off.
    expect(server.printed.stderr).not.toContain('cut off');
  });

  test('cuts off a request that never ends', async () => {
    const server = startServer(site.root);
    const socket = connect(await server.port, '127.0.0.1');
    socket.on('error', () => {}); // Being cut off is what is tested.
    socket.write('GET /services HTTP/1.1\r\nHost: x\r\n');
    await new Promise((resolve) => socket.once('ready', resolve));
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(server.printed.stderr).toContain('some answers took longer than 4000 ms and are cut off');
  });
});

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });
}
