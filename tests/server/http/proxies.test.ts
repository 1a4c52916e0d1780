import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailPaths } from '../../../shared/api/enquiry.ts';
import { askSecurely, runBehind } from '../../support/server/behind-proxy.ts';
import { enquiryParams, service } from '../../support/server/enquiry-body.ts';
import { hasProxy } from '../../support/server/proxies.ts';

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
        from,
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
      const answer = await fetch(`http://127.0.0.1:${site.plainPort}/search?q=lamps`, {
        redirect: 'manual',
        headers: { host: 'localhost' },
      });
      expect(answer.status).toBe(308);
      expect(answer.headers.get('location')).toMatch(/^https:\/\/.*\/search\?q=lamps$/);
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
      const huge = await site.ask(emailPaths.send, { 'content-type': 'application/json' }, 'POST', 'x'.repeat(1_100_000));
      expect(huge.status).toBe(413);
    });
  });
});
