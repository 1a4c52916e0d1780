import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer, type HttpLimits } from '../../../server/app/build-app.ts';
import { clientErrorHandler } from '../../../server/http/error-handler.ts';
import type { IsTrusted } from '../../../server/http/trusted-proxies.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { ask } from '../../support/server/ask.ts';
import { runDesk } from '../../support/server/running-desk.ts';
import { openSlowConnections } from '../../support/server/slow-connections.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server without a site, with smaller limits. Its routes answer 200. */
async function serve(limits: HttpLimits, isTrusted: IsTrusted = () => false): Promise<number> {
  const server = createHttpServer({
    isTrusted,
    toFastify: (request, response) => (request.method === 'GET' ? response.end('read') : request.resume()),
    limits: { connectionsCheckingInterval: 20, ...limits },
  });
  server.on('clientError', clientErrorHandler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Sends one part at once, and then a byte every few milliseconds until the server answers.
 * @returns its response
 */
function dribble(port: number, first: string, rest = 'a'): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(first);
    const dribbling = setInterval(() => socket.writable && socket.write(rest), 10);
    closing.push(() => clearInterval(dribbling));
  });
  // Bytes after the end reset the connection, which is not tested here.
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('close', () => resolve(answer));
  socket.setTimeout(20_000, () => reject(new Error('the server did not close the connection')));
  return promise;
}

test('a client that sends headers byte by byte gets 408', async () => {
  const port = await serve({ headersTimeout: 200, requestTimeout: 10_000 });
  expect(await dribble(port, 'GET /nowhere HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that sends its body byte by byte gets 408', async () => {
  const port = await serve({ headersTimeout: 200, requestTimeout: 400 });
  expect(await dribble(port, 'POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 40000\r\n\r\n')).toMatch(/^HTTP\/1\.1 408 /);
});

test('idle connections are closed to make room for others', async () => {
  const port = await serve({ maxConnections: 2 });
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    closing.push(() => socket.destroy());
    socket.on('error', () => {});
    socket.write('GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n');
    return new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(String(chunk).slice(0, 12)));
      socket.once('close', () => resolve('closed'));
    });
  };
  expect([await open(), await open()]).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(await open()).toBe('closed');
  await expect.poll(open).toBe('HTTP/1.1 200');
});

/** More than the server's limit of connections. */
const attack = { count: 4_400, from: '127.0.0.2', first: 'GET /nowhere HTTP/1.1\r\nHost: x\r\nX-Slow: ' };

test('4,400 slow connections of one address leave others their page', async () => {
  const port = await serve({});
  using resources = new DisposableStack();
  const open = await openSlowConnections(resources, { port, ...attack });
  // This process is also the attacker, so the visitor comes once it has seen what was closed.
  await expect.poll(open).toBeLessThanOrEqual(256);
  expect(await ask({ port, path: '/nowhere', headers: { host: 'x' }, localAddress: '127.0.0.3' })).toMatchObject({ status: 200 });
  expect(open(), 'connections that were open all the while').toBeGreaterThan(0);
});

test('connections of a trusted proxy have no limit of their own', async () => {
  const port = await serve({}, (address) => address === '127.0.0.2');
  using resources = new DisposableStack();
  const open = await openSlowConnections(resources, { port, ...attack, count: 300 });
  expect(await ask({ port, path: '/nowhere', headers: { host: 'x' } })).toMatchObject({ status: 200 });
  expect(open()).toBe(300);
});

test('connections with a request stay open above the limit of an address', async () => {
  const port = await serve({});
  using resources = new DisposableStack();
  const first = 'POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 40000\r\n\r\n';
  const open = await openSlowConnections(resources, { port, from: attack.from, count: 256, first });
  // Once this is answered, the server has read all requests before it.
  await ask({ port, path: '/nowhere', headers: { host: 'x' } });
  const more = await openSlowConnections(resources, { port, ...attack, count: 1 });
  await expect.poll(more).toBe(0);
  expect(open()).toBe(256);
});

test('the desk limits slow connections of one address too', async () => {
  await using resources = new AsyncDisposableStack();
  const desk = await runDesk({ where: { dataDir: scratchFolder('desk'), databaseUrl: undefined } });
  resources.defer(desk.close);
  const open = await openSlowConnections(resources, { port: desk.port, ...attack, count: 300 });
  await expect.poll(open).toBe(256);
});
