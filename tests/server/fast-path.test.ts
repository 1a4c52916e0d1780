import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHttpServer, type HttpLimits } from '../../server/app/create-http-server.ts';
import { clientErrorHandler } from '../../server/http/client-error-handler.ts';
import type { SiteFile } from '../../server/site/load-site.ts';
import { headerLines } from '../../server/site/representation.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function fileOf(text: string): SiteFile {
  const described = { kind: 'page', path: '/', type: 'text/html; charset=utf-8', file: 'page', brotli: 'page.br', etag: 'tag' } as const;
  const form = (body: Buffer, coding: 'br' | undefined) => ({ body, ...headerLines(described, body.length, coding) });
  return {
    kind: 'page',
    identity: form(Buffer.from(text), undefined),
    br: form(brotliCompressSync(text), 'br'),
    gzip: undefined,
    policy: undefined,
  };
}

const middling = 'x'.repeat(60_000);
const large = 'x'.repeat(200_000);
const files = new Map([
  ['/', fileOf('<p>Home</p>')],
  ['/services', fileOf('<p>Services</p>')],
  ['/middling', fileOf(middling)],
  ['/large.pdf', fileOf(large)],
]);

/** A server over a small site. @returns its port, and the connections that it has taken */
async function serve(limits: HttpLimits = {}) {
  const sockets: Socket[] = [];
  const server = createHttpServer({
    site: { files, notFound: [] },
    questions: new Set(['/services']),
    isTrusted: (address) => address === '127.0.0.1',
    toFastify: (_, response) => response.writeHead(404, { 'Content-Length': 4 }).end('none'),
    onServed: undefined,
    limits: { connectionsCheckingInterval: 20, ...limits },
  });
  server.on('clientError', clientErrorHandler);
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { server, sockets, close, port: (server.address() as AddressInfo).port };
}

/** Says things on one connection, each once the last is answered, and ends it. @returns all that comes back, without the time */
function say(port: number, ...pieces: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1');
    const next = () => {
      const piece = pieces.shift() ?? '';
      if (pieces.length === 0) socket.end(piece, 'latin1');
      else socket.write(piece, 'latin1');
    };
    socket.setEncoding('latin1').on('data', (text) => {
      heard += text;
      if (pieces.length > 0) next();
    });
    socket.on('connect', next);
    socket.on('close', () => resolve(heard.replace(/Date: [^\r]*\r\n/g, '')));
    socket.on('error', (error) => (heard ? undefined : reject(error)));
    socket.setTimeout(5_000, () => socket.destroy(new Error('no end of the answers after 5 s')));
  });
}

const request = (path = '/', ...headers: string[]) => [`GET ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
/** A header that only Node takes, so that the same request is answered by it. */
const byNode = (text: string) => text.replace('\r\n', '\r\nX-By-Node: 1\r\n');

describe('an answer of the fast path is the one that Node gives', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve();
  });
  afterAll(() => site.close());

  test.each([
    request('/'),
    request('/', 'Accept-Encoding: gzip, deflate, br, zstd', 'Connection: keep-alive', 'User-Agent: Mozilla/5.0 (X11)'),
    request('/services', 'accept-encoding:br;q=0', 'COOKIE: a=b; c="d"'),
    request('/', 'X-Forwarded-Proto: https', 'X-Forwarded-For: 203.0.113.7'),
    request('/', 'X-Forwarded-Proto: https, http'),
    request('/large.pdf'),
  ])('%j', async (text) => {
    const answer = await say(site.port, text);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toBe(await say(site.port, byNode(text)));
  });

  test('whatever is asked, in whichever words', async () => {
    /** As browsers say it, and now and then in another way. */
    const mostly = (usual: readonly string[], others: readonly string[]) =>
      fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
    const plain = [
      'Accept: */*',
      'Accept-Encoding: br',
      'accept-encoding:identity',
      'Connection: Keep-Alive',
      'Cookie: a="b"',
      'Purpose: ',
    ];
    const odd = [
      ...['Connection: close', 'Range: bytes=0-1', 'If-None-Match: "tag"', 'If-None-Match: *', 'Content-Length: 0', 'Content-Length: 3'],
      ...['Host: y', 'Transfer-Encoding: chunked', 'Expect: 100-continue', 'Upgrade: websocket', ' folded: x', 'Referer: a\tb', 'Via : x'],
      ...['Cookie: \x80\xff', 'User-Agent: \x00', 'Origin: a\rb', 'Pragma: a\nb', 'no colon', '', 'X-Real-Ip:   ::1  ', ':', 'DNT:1:2'],
    ];
    const asked = fc.record({
      method: mostly(['GET'], ['HEAD', 'get', 'POST', 'OPTIONS', ' GET']),
      path: mostly(['/', '/services'], ['/services?a=1', '/?a', '/none', '//', '/%', '*', 'http://x/', '/a b', '/\x80']),
      version: mostly(['HTTP/1.1'], ['HTTP/1.0', 'HTTP/2.0', 'http/1.1', 'HTTP/1.1 ']),
      host: mostly(['Host: x', 'host:x', 'Host:'], ['Accept: x', 'Hosts: x']),
      headers: fc.array(
        fc.oneof({ weight: 6, arbitrary: mostly(plain, odd) }, { weight: 1, arbitrary: fc.stringMatching(/^[ -~]{0,20}$/) }),
        {
          maxLength: 3,
        },
      ),
      ending: mostly(['\r\n\r\n'], ['\n\n', '\r\n', `\r\n\r\n${request('/')}`, '\r\n\r\nabc', '\r\n\r\n\r\n\r\n']),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ method, path, version, headers, host, ending }) => {
        const text = [`${method} ${path} ${version}`, host, ...headers].join('\r\n') + ending;
        const [one, other] = await Promise.all([text, byNode(text)].map((each) => say(site.port, each)));
        expect(one).toBe(other);
      }),
      { numRuns: process.env.LONG ? 20_000 : 1_000 },
    );
  });

  test('a connection goes on at Node with whatever is said there first in another way, in the order of the questions', async () => {
    const second = request('/services', 'If-None-Match: *');
    const answer = await say(site.port, request('/'), request('/'), second + request('/none'), request('/'));
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['200', '200', '304', '404', '200'].map((status) => `HTTP/1.1 ${status}`));
    expect(answer.match(/<p>Home<\/p>/g)).toHaveLength(3);
  });

  test('a request in two pieces is one', async () => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(request('/').slice(0, 20)));
    closing.push(() => socket.destroy());
    await new Promise((resolve) => setImmediate(resolve));
    socket.write(request('/').slice(20));
    const answer = await new Promise((resolve) => socket.setEncoding('latin1').once('data', resolve));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  });
});

test('who asks again and again without reading an answer is not listened to any more', async () => {
  const { port, sockets, close } = await serve();
  closing.push(close);
  const client = connect(port, '127.0.0.1');
  closing.push(() => client.destroy());
  client.pause();
  // One at a time: of two in one piece Node takes care.
  for (let asked = 1; asked <= 500 && !sockets[0]?.isPaused(); asked++) {
    client.write(request('/middling'));
    await vi.waitFor(() => sockets[0]?.isPaused() || expect(sockets[0]?.bytesRead).toBe(asked * request('/middling').length), {
      interval: 1,
    });
  }
  expect(sockets[0]?.isPaused()).toBe(true);
  expect(sockets[0]?.writableLength).toBeLessThan(200_000);
});

test('a connection on which nobody asks anything is closed soon, and one on which nobody asks anything more a while later', async () => {
  const hurried = await serve({ headersTimeout: 100, keepAliveTimeout: 60_000 });
  const patient = await serve({ headersTimeout: 10_000, keepAliveTimeout: 100 });
  closing.push(hurried.close, patient.close);
  const untilClosed = (port: number, first: string) =>
    new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(first));
      closing.push(() => socket.destroy());
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('close', () => resolve(heard.slice(0, 12)));
    });
  expect(await Promise.all([untilClosed(hurried.port, ''), untilClosed(patient.port, request('/'))])).toEqual(['', 'HTTP/1.1 200']);
  expect(await Promise.race([untilClosed(hurried.port, request('/')), untilClosed(patient.port, ''), pause(500, 'open')])).toBe('open');
});

test('closing ends connections that have their answers, and lets one that is about to ask get its own', async () => {
  const { server, port } = await serve();
  const [kept, late] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  closing.push(
    () => kept.destroy(),
    () => late.destroy(),
  );
  kept.write(request('/'));
  await new Promise((resolve) => kept.once('data', resolve));
  const ended = new Promise((resolve) => kept.once('close', resolve));
  const closed = new Promise((resolve) => server.close(resolve));
  await ended;
  late.write(request('/services'));
  const answer = await new Promise((resolve) => late.setEncoding('latin1').once('data', resolve));
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n(.+\r\n)*\r\n<p>Services<\/p>$/);
  await closed;
});
