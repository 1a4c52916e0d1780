import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailPaths } from '../../../shared/api/enquiry.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { ask } from '../../support/server/ask.ts';
import { askSecurely, runBehind } from '../../support/server/behind-proxy.ts';
import { enquiryParams, service } from '../../support/server/enquiry-body.ts';
import { hasProxy, startProxy } from '../../support/server/proxies.ts';
import { runDesk } from '../../support/server/running-desk.ts';

/* Tests the examples of deploy/ as shipped. caching.test.ts checks through each of them that responses are unchanged. */
describe.each(['nginx', 'Caddy'] as const)('the site behind %s', (name) => {
  describe.skipIf(!hasProxy(name))(hasProxy(name) ? 'as deploy/ sets it up' : 'is skipped: this machine has none', () => {
    let site: Awaited<ReturnType<typeof runBehind>>;
    beforeAll(async () => {
      site = await runBehind(name, { enquiriesPerMinute: 1 });
    });
    afterAll(() => site.close());

    const send = (message: string, from: string, headers: Record<string, string> = {}) =>
      askSecurely(
        site.port,
        { ':path': emailPaths.send, ':method': 'POST', 'content-type': 'application/json', ...headers },
        JSON.stringify({ ...service, template_params: enquiryParams({ message }) }),
        { localAddress: from },
      );

    test('uses HTTP/2 and HSTS, with headers on pages and errors', async () => {
      for (const [path, status] of [
        ['/services', 200],
        ['/nowhere', 404],
        ['/services%2fpricing', 400],
      ] as const) {
        const { headers, status: got, text } = await site.ask(path);
        expect(got).toBe(status);
        for (const header of ['strict-transport-security', 'content-security-policy', 'x-content-type-options', 'referrer-policy'])
          expect(headers, path).toHaveProperty(header);
        if (path === '/nowhere') expect(text).toContain('Page not found');
      }
    });

    test('redirects HTTP to HTTPS with path and query', async () => {
      const answer = await ask({ port: site.proxy.plain, path: '/search?q=lamps', headers: { host: 'localhost' } });
      expect(answer).toMatchObject({ status: 308, headers: { location: 'https://localhost/search?q=lamps' } });
    });

    test('gives no answer to an unknown name', async () => {
      const headers = { host: 'elsewhere.example' };
      await expect(ask({ port: site.proxy.plain, path: '/services', headers })).rejects.toThrow();
      await expect(site.ask('/services.md', { ':authority': 'elsewhere.example' })).rejects.toThrow();
      await expect(askSecurely(site.port, { ':path': '/services' }, undefined, { servername: 'elsewhere.example' })).rejects.toThrow();
    });

    test('links and redirects with the name of its settings', async () => {
      expect((await site.ask('/services.md', { ':authority': 'LOCALHOST:1' })).headers.link).toBe(
        '<https://localhost/services>; rel="canonical"',
      );
      expect((await site.ask('/services/')).headers.location).toBe('/services');
    });

    test('counts visitors by real address, not by forged headers', async () => {
      expect((await send('One', '127.0.0.1')).status).toBe(200);
      expect((await send('Two', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429);
      expect((await send('Three', '127.0.0.2')).status).toBe(200);
    });

    test('refuses a large body, with our own message unless it is huge', async () => {
      const posted = await site.ask(emailPaths.send, { 'content-type': 'application/json' }, 'POST', `{"a":"${'x'.repeat(50_000)}"}`);
      expect(posted).toMatchObject({ status: 413, text: 'Request body is too large' });
      expect(posted.headers).toHaveProperty('content-security-policy');
    });

    test('logs no query and no referrer', async () => {
      const referer = 'https://localhost/search?q=privateword';
      await site.ask('/search?q=privateword');
      await site.ask('/contact/receipt?reference=privateword');
      await site.ask('/services', { referer });
      await ask({ port: site.proxy.plain, path: '/search?q=privateword', headers: { host: 'localhost' } });
      await site.app.close();
      // Lines of errors too.
      await site.ask('/search?q=privateword');
      await site.ask('/search', { referer }, 'POST');
      await expect.poll(site.proxy.log).toMatch(/\/search.*50[23](.|\n)*\/search.*50[23]/);
      expect(site.proxy.log()).toMatch(/\/contact\/receipt/);
      expect(site.proxy.log()).not.toContain('privateword');
    });
  });
});

describe.each(['nginx', 'Caddy'] as const)('the desk behind %s', (name) => {
  test.skipIf(!hasProxy(name))('asks for the token and lets its people in', async () => {
    await using resources = new AsyncDisposableStack();
    const token = 'a-token-of-more-than-24-characters';
    const desk = await runDesk({
      where: { dataDir: scratchFolder('desk'), databaseUrl: undefined },
      token,
      settings: { trustProxy: ['127.0.0.1'] },
    });
    resources.defer(desk.close);
    const { secure } = await startProxy(resources, name, { servers: [desk.port], desk: desk.port, files: 'dist/site' });
    const enter = (headers = {}) =>
      askSecurely(secure, { ':path': '/health', ':authority': 'desk.localhost', ...headers }, undefined, { servername: 'desk.localhost' });
    expect(await enter()).toMatchObject({ status: 401, headers: { 'www-authenticate': expect.stringContaining('Basic') } });
    const authorization = `Basic ${Buffer.from(`owner:${token}`).toString('base64')}`;
    expect(await enter({ authorization })).toMatchObject({ status: 200, text: expect.stringContaining('<h1') });
  });
});

test.skipIf(!hasProxy('nginx'))('nginx answers challenges for a certificate before it has one', async () => {
  await using resources = new AsyncDisposableStack();
  const { plain, folder } = await startProxy(resources, 'nginx without a certificate', { servers: [], files: 'dist/site' });
  const path = '/.well-known/acme-challenge/token';
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), 'answer');
  for (const host of ['localhost', 'desk.localhost'])
    expect(await ask({ port: plain, path, headers: { host } })).toMatchObject({ status: 200, text: 'answer' });
});
