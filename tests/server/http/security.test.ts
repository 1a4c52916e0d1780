import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app/build-app.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { buildFixtureSite } from '../../support/server/fixture-site.ts';
import { rawRequest } from '../../support/server/raw-request.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';

let site: RunningApp;
beforeAll(async () => {
  site = await runApp();
});
afterAll(() => site.close());

const EVERYWHERE = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
];

describe('security headers', () => {
  test.each([
    ['GET', '/services', 200],
    ['HEAD', '/services', 200],
    ['GET', '/services/', 308],
    ['GET', '/nowhere', 404],
    ['POST', '/services', 405],
    ['GET', '/healthz', 200],
    ['GET', '/%zz', 400],
    ['GET', '/robots.txt', 200],
    ['GET', '/favicon.svg', 200],
    ['GET', '/report.pdf', 200],
  ])('are sent with %s %s (%i)', async (method, path, status) => {
    const answer = await site.ask(path, {}, method);
    expect(answer.status).toBe(status);
    for (const name of EVERYWHERE) expect(answer.headers, name).toHaveProperty(name);
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  test('are sent with 304, 206 and 416', async () => {
    for (const headers of [{ 'If-None-Match': '*' }, { Range: 'bytes=0-1' }, { Range: 'bytes=999999-' }]) {
      const answer = await site.ask('/services', headers);
      for (const name of EVERYWHERE) expect(answer.headers, `${answer.status} ${name}`).toHaveProperty(name);
    }
  });

  test('include a policy with the hash of each inline script and style', async () => {
    const { headers, text } = await site.ask('/services');
    const policy = String(headers['content-security-policy']);
    const inline = [...text.matchAll(/<(script|style)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/\1>/g)];
    expect(inline).toHaveLength(3);
    for (const [, tag, content] of inline) {
      const directive = policy.split('; ').find((part) => part.startsWith(`${tag}-src `));
      expect(directive).toContain(`'sha256-${createHash('sha256').update(String(content)).digest('base64')}'`);
    }
  });

  test('include HSTS only for HTTPS through a trusted proxy', async () => {
    const https = { 'X-Forwarded-Proto': 'https' };
    expect((await site.ask('/services', https)).headers).not.toHaveProperty('strict-transport-security');
    const behind = await runApp({ trustProxy: ['127.0.0.0/8'] });
    for (const path of ['/services', '/nowhere', '/healthz', '/%zz']) {
      // The preload lists of browsers require one year.
      expect((await behind.ask(path, https)).headers, path).toHaveProperty('strict-transport-security', 'max-age=31536000');
      expect((await behind.ask(path, { 'X-Forwarded-Proto': 'https, http' })).headers, path).not.toHaveProperty(
        'strict-transport-security',
      );
    }
    await behind.close();
  });
});

describe('a hostile request', () => {
  test.each([
    ['/../../etc/passwd', 404],
    ['/services/../../../etc/passwd', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/..%2f..%2fetc%2fpasswd', 400],
    ['/services%2fpricing', 400],
    ['/..%5c..%5cetc', 400],
    ['/services%00', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/%c3%28', 400],
    ['*', 400],
    ['services', 400],
  ])('to %s is refused with %i', async (path, status) => {
    const answer = await rawRequest(site.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toContain('root:');
    if (status === 400 && path !== 'services') expect(answer, 'our own page, with a way on').toContain('<h1>Page not found</h1>');
  });

  test.each([
    ['no method', 'hello\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhOST: y\r\nConnection: close\r\n\r\n', 400],
    ['a NUL in the address', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a length and chunks', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n', 417],
    ['an address of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('with %s is answered safely', async (_, request, status) => {
    const answer = await rawRequest(site.port, request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of EVERYWHERE) expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
  });

  test('that does not end times out, and connections are bounded', () => {
    expect(site.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 10_000, maxConnections: 4_000 });
  });

  test('that makes a route fail gets no details', async () => {
    const fixture = await buildFixtureSite();
    const app = await buildApp({ ...readSettings({}), logLevel: 'silent', buildFolder: fixture.buildFolder });
    app.get('/fails', () => Promise.reject(new Error('password in SELECT * FROM enquiries')));
    const answer = await app.inject('/fails');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe('Something went wrong on our side. Please try again in a minute.\n');
    for (const name of EVERYWHERE) expect(answer.headers).toHaveProperty(name);
    await app.close();
  });
});
