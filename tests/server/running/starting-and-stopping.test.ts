import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { load, memoryOf, sendEnquiries } from '../../../scripts/bench/servers.ts';
import { freePort } from '../../../scripts/tools/free-port.ts';
import { commandEnvironment } from '../../../scripts/tools/start-program.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { BIG_FILE_SIZE, buildFixtureSite, buildSiteWithBigFile, type FixtureSite, SITE_URL } from '../../support/server/fixture-site.ts';
import { listenLocally } from '../../support/server/listen-locally.ts';
import { startServer } from '../../support/server/running-process.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await buildSiteWithBigFile();
});

/** Visits pages, each of which is logged, and expects the alert of lost lines. */
async function expectLostLog(port: number, owners: number): Promise<void> {
  for (let visit = 0; visit < 20; visit++) expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  const ready = await fetch(`http://127.0.0.1:${owners}/readyz`);
  const { checks } = (await ready.json()) as { checks: { name: string; ok: boolean; says: string }[] };
  expect(ready.status).toBe(200);
  expect(checks.find(({ name }) => name === 'log')).toMatchObject({
    ok: false,
    says: expect.stringMatching(/^[2-9]\d lines could not be written\.$/),
  });
}

describe('starting', () => {
  test('prints both addresses, and works without the built desk', async () => {
    const server = startServer(site.root);
    const owners = await server.ownersPort;
    const port = await server.port;
    expect(server.printed.stdout).toBe(`The site is at http://localhost:${port}\nThe desk is at http://localhost:${owners}\n`);
    expect((await fetch(`http://127.0.0.1:${owners}/`)).status).toBe(503);

    expect(await server.stop()).toBe(0);
    expect(server.printed.stderr).toContain('npm run build');
    expect(server.printed.stderr).toContain(`SITE_URL is http://localhost:3000, and the pages were built for ${SITE_URL}`);
  });

  test('leaves at most 170 MB in use with the whole site, and 220 MB after many pages and enquiries', async () => {
    const server = startServer('.', { DATA_DIR: scratchFolder('rest'), LOG_LEVEL: 'fatal', ENQUIRIES_PER_MINUTE: '1000000' });
    const port = await server.port;
    // The assistant's knowledge is read after the start.
    await pause(3_000);
    expect(memoryOf(server.child.pid)).toBeLessThan(170e6);
    await load(`http://127.0.0.1:${port}`, { amount: 2_000, headers: { 'accept-encoding': 'gzip' } });
    expect((await sendEnquiries(`http://127.0.0.1:${port}`, 2_000))['2xx']).toBe(2_000);
    expect(memoryOf(server.child.pid)).toBeLessThan(220e6);
    expect(await server.stop()).toBe(0);
  });

  test('goes on when the reader of the log ends, and the desk tells how many lines are lost', async () => {
    const server = startServer(site.root, { LOG_LEVEL: 'debug' });
    const [port, owners] = [await server.port, await server.ownersPort];
    server.child.stderr?.destroy();
    server.child.stdout?.destroy();
    await expectLostLog(port, owners);
    expect(await server.stop()).toBe(0);
  });

  test('goes on when the disk of the log is full', async () => {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const [port, owners] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, [resolve('dist/server/main.cjs')], {
      cwd: site.root,
      env: { ...commandEnvironment(), LOG_LEVEL: 'debug', PORT: String(port), OPERATIONS_PORT: String(owners) },
      stdio: ['ignore', full, full],
    });
    const exit = new Promise<number | null>((done) => child.on('close', done));
    onTestFinished(() => void child.kill('SIGKILL'));
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    await expectLostLog(port, owners);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  test('beside a running server explains that its port is taken', async () => {
    const server = startServer(site.root);
    for (const [setting, taken] of Object.entries({ PORT: await server.port, OPERATIONS_PORT: await server.ownersPort })) {
      const second = startServer(site.root, { [setting]: String(taken) });
      expect(await second.exit).toBe(1);
      expect(second.printed.stderr).toContain(`Port ${taken} is in use. If this site runs there, it takes up a new build`);
      expect(second.printed.stdout).toBe('');
    }
    expect(await server.stop()).toBe(0);
  });

  test('on a taken port names the setting and the fix', async () => {
    const other = createServer((_, response) => response.end('{"status":"ok"}'));
    const taken = Number(new URL(await listenLocally(other)).port);
    onTestFinished(() => void other.close());
    for (const setting of ['PORT', 'OPERATIONS_PORT']) {
      const server = startServer(site.root, { [setting]: String(taken) });
      expect(await server.exit).toBe(1);
      expect(server.printed.stderr).toContain(
        `If another program does, stop that program, or choose another port, such as ${setting}=${taken + 1}.`,
      );
      expect(server.printed.stdout).toBe('');
    }
  });

  test('without a build names the command', async () => {
    const server = startServer(scratchFolder('no-build'));
    expect(await server.exit).toBe(1);
    expect(server.printed.stderr).toMatch(
      /^The site is not built yet: .*manifest\.json is missing\. Build it with "npm run build", or start with "npm start"/,
    );
    expect(server.printed.stderr).not.toContain('    at ');
  });

  test('with an incomplete build asks to build again', async () => {
    const broken = await buildFixtureSite();
    await rm(join(broken.buildFolder, 'site/services.html'));
    const incomplete = startServer(broken.root);
    expect(await incomplete.exit).toBe(1);
    expect(incomplete.printed.stderr).toContain('services.html is listed in manifest.json but missing. Build it with');
    await writeFile(join(broken.buildFolder, 'manifest.json'), '{');
    const unreadable = startServer(broken.root);
    expect(await unreadable.exit).toBe(1);
    expect(unreadable.printed.stderr).toContain('was not written by this version of the build');
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('on %s finishes open requests, accepts no new ones and exits with 0', async (signal) => {
    const server = startServer(site.root);
    const port = await server.port;
    // This client keeps the connection alive.
    const agent = new Agent({ keepAlive: true });
    const slow = await new Promise<IncomingMessage>((resolve) => get({ port, path: '/big.pdf', agent }, resolve));
    server.child.kill(signal);
    await expect.poll(() => server.printed.stderr).toContain('closing');
    await expect.poll(() => isRefused(port)).toBe(true);
    let received = 0;
    for await (const chunk of slow) received += chunk.length;
    expect(received).toBe(BIG_FILE_SIZE);
    expect(await server.exit).toBe(0);
    expect(server.printed.stderr).toContain('"msg":"closed"');
    expect(server.printed.stderr).not.toContain('cut off');
    agent.destroy();
  });

  test('does not wait for idle connections', async () => {
    const server = startServer(site.root);
    for (const port of [await server.port, await server.ownersPort]) {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await new Promise((resolve) => socket.once('data', resolve));
    }
    expect(await server.stop()).toBe(0);
    // No connection was aborted.
    expect(server.printed.stderr).not.toContain('cut off');
  });

  test('aborts a request that never ends', async () => {
    const server = startServer(site.root);
    const socket = connect(await server.port, '127.0.0.1');
    socket.on('error', () => {}); // The test expects the abort.
    socket.write('GET /services HTTP/1.1\r\nHost: x\r\n');
    await new Promise((resolve) => socket.once('ready', resolve));
    expect(await server.stop()).toBe(0);
    expect(server.printed.stderr).toContain('some responses took longer than 4000 ms and were aborted');
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
