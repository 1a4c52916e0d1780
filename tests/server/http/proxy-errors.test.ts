import { createHash } from 'node:crypto';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askSecurely, runBehind } from '../../support/server/behind-proxy.ts';
import { hasProxy } from '../../support/server/proxies.ts';
import { openSlowConnections } from '../../support/server/slow-connections.ts';

/** Sends HTTP/1.1 over TLS as it is, and returns the answer's head and body. */
function askRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false }, () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error))).on('close', () => resolve(answer));
    socket.setTimeout(5_000, () => answer && socket.destroy());
  });
}

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

describe.each(['nginx', 'Caddy'] as const)('%s', (name) => {
  describe.skipIf(!hasProxy(name))(hasProxy(name) ? 'before the site' : 'is skipped: this machine has none', () => {
    let site: Awaited<ReturnType<typeof runBehind>>;
    beforeAll(async () => {
      site = await runBehind(name);
    });
    afterAll(() => site.close());

    test('answers others while one visitor holds 2,000 slow connections open', async () => {
      await using resources = new AsyncDisposableStack();
      const from = '127.0.0.2';
      const half = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
      const plain = await openSlowConnections(resources, { port: site.proxy.plain, count: 1_600, from, first: half });
      // The head of a TLS handshake of 5 bytes, which do not follow.
      const handshake = Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05]);
      const secure = await openSlowConnections(resources, { port: site.proxy.secure, count: 400, from, first: handshake });
      const visitor = { localAddress: '127.0.0.3' };
      expect(await askSecurely(site.port, { ':path': '/services' }, undefined, visitor)).toMatchObject({ status: 200 });
      expect(plain() + secure(), 'connections that were open all the while').toBeGreaterThan(0);
      // They are not kept.
      await expect.poll(() => plain() + secure(), { timeout: 30_000 }).toBe(0);
    });

    test('refuses a huge body in words, with security headers', async () => {
      const huge = await site.ask('/api/enquiries', { 'content-type': 'application/json' }, 'POST', 'x'.repeat(1_100_000));
      expect(huge).toMatchObject({ status: 413, headers: { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' } });
      expect(huge.text).toMatch(/^[^<]*too large/i);
    });

    test('shows a page in words with Retry-After while the server is down', async () => {
      await site.app.close();
      const { status, headers, text } = await site.ask('/search?q=lamps');
      expect([502, 503, 504]).toContain(status);
      expect(headers).toMatchObject({ ...securityHeaders, 'content-type': 'text/html; charset=utf-8', 'retry-after': '30' });
      const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] as string;
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
      );
      expect(text).toContain('try again in a minute');
      // Files are still there.
      expect((await site.ask('/services')).status).toBe(200);
    });
  });
});

describe.skipIf(!hasProxy('nginx'))('nginx refuses in words, with security headers,', () => {
  let site: Awaited<ReturnType<typeof runBehind>>;
  beforeAll(async () => {
    site = await runBehind('nginx');
  });
  afterAll(() => site.close());

  test.each([
    ['a long address', 414, `GET /${'x'.repeat(9_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['long headers', 431, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(9_000)}\r\n\r\n`],
    ['TRACE', 405, 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a malformed request', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ])('%s', async (_what, status, request) => {
    const [head = '', body = ''] = (await askRaw(site.port, request)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [header, value] of Object.entries(securityHeaders))
      expect(head.toLowerCase()).toContain(`${header}: ${value.toLowerCase()}`);
    expect(body).toMatch(/^[^<]+\.\n$/);
  });

  test('a visitor with more than 100 requests at a time, and nobody else', async () => {
    await using resources = new AsyncDisposableStack();
    const request = 'POST /search HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n';
    for (let count = 0; count < 110; count++) {
      const socket = connect({
        port: site.port,
        host: '127.0.0.1',
        localAddress: '127.0.0.2',
        servername: 'localhost',
        rejectUnauthorized: false,
      } as never);
      socket.on('error', () => {}).write(request);
      resources.defer(() => void socket.destroy());
    }
    const askFrom = (localAddress: string) => askSecurely(site.port, { ':path': '/services' }, undefined, { localAddress });
    await expect.poll(() => askFrom('127.0.0.2')).toMatchObject({ status: 429, headers: { ...securityHeaders, 'retry-after': '60' } });
    expect((await askFrom('127.0.0.3')).status).toBe(200);
  });
});
