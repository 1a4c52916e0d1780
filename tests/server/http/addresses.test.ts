import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from '../../support/server/raw-request.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';

let site: RunningApp;
beforeAll(async () => {
  site = await runApp();
});
afterAll(() => site.close());

describe('a path of the site', () => {
  test.each(['/', '/services', '/services/pricing', '/services?from=mail'])('%s answers with its page', async (path) => {
    const { status, headers, text } = await site.ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<h1>');
  });

  test('answers HEAD with the same headers and no body', async () => {
    const [get, head] = await Promise.all([site.ask('/services'), site.ask('/services', {}, 'HEAD')]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test('is found for a request target in absolute form', async () => {
    expect(
      await rawRequest(site.port, 'GET http://shop.example/services HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1.1 200 /);
  });

  test('has a Markdown version with a canonical link to the page', async () => {
    const { status, headers, text } = await site.ask('/services.md');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers.link).toBe('<https://shop.example/services>; rel="canonical"');
    expect(text).toMatch(/^# Services\n/);
  });
});

describe('another spelling of a path', () => {
  test.each([
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/index.html', '/'],
    ['/services/?a=1&b=%20', '/services?a=1&b=%20'],
    ['/services.html?a=1', '/services?a=1'],
    ['/%73ervices', '/services'],
    ['/SERVICES', '/services'],
    ['/Services/Pricing.HTML', '/services/pricing'],
    ['//services', '/services'],
    ['/services//pricing//', '/services/pricing'],
    ['/services.', '/services'],
    ['/services,', '/services'],
    ['/services/).', '/services'],
    ['/services%20', '/services'],
    ['/services%E2%80%9D', '/services'],
    ['/Services.?from=mail', '/services?from=mail'],
    ['//', '/'],
    ['/.', '/'],
    ['/Report.PDF.', '/report.pdf'],
  ])('%s redirects permanently to %s', async (path, target) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(308);
    expect(headers.location).toBe(target);
  });

  test('never redirects to another site', async () => {
    for (const path of ['//evil.example/', '//evil.example/services', '/\\evil.example/', '/%2f%2fevil.example/']) {
      const { headers } = await site.ask(path);
      expect(headers.location, path).toBeUndefined();
    }
    expect((await site.ask('//services/')).headers.location).toBe('/services');
  });
});

describe('an address that a page has left', () => {
  test.each([
    ['/old-services', '/services#pricing'],
    ['/old-services/?from=mail', '/services?from=mail#pricing'],
  ])('%s redirects with 301 to %s', async (path, target) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers.location]).toEqual([301, target]);
  });

  test('of a hidden page leads to the page above, and no browser remembers that', async () => {
    const { status, headers } = await site.ask('/services/spring?from=mail');
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/services?from=mail', 'no-cache']);
  });

  test('is in _redirects for static hosts, a file that we do not serve', async () => {
    const lines = '/old-services /services#pricing 301\n/services/spring /services 302\n';
    expect(readFileSync(join(site.buildFolder, 'site/_redirects'), 'utf8')).toBe(lines);
    expect((await site.ask('/_redirects')).status).toBe(404);
  });
});

describe('an unknown path', () => {
  test.each([
    ['/nowhere', 'Page not found'],
    ['/case-studies-old', 'Page not found'],
    ['/case-studies/unknown', 'Case study not found'],
    ['/case-studies/unknown/deeper', 'Case study not found'],
    ['/404', 'Page not found'],
    ['/404.html', 'Page not found'],
    ['/_headers', 'Page not found'],
    ['/manifest.json', 'Page not found'],
    ['/_ASSETS/../services', 'Page not found'],
    ['/service', 'Page not found'],
    ['/services/pricing/services', 'Page not found'],
  ])('%s shows "%s"', async (path, words) => {
    const { status, headers, text } = await site.ask(path, { 'If-None-Match': '*', Range: 'bytes=0-1' });
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain(`<h1>${words}</h1>`);
  });
});

describe('an unsupported method', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused with 405 and an Allow header',
    async (method) => {
      for (const path of ['/services', '/healthz']) {
        const { status, headers } = await site.ask(path, { 'Content-Type': 'application/x-odd' }, method);
        expect(status, path).toBe(405);
        expect(headers.allow, path).toBe('GET, HEAD');
      }
    },
  );

  test('on an unknown path is a 404', async () => {
    expect((await site.ask('/nowhere', { 'Content-Type': 'application/x-odd' }, 'POST', 'x')).status).toBe(404);
  });
});

test('GET /healthz answers ok with no-store', async () => {
  const { status, headers, text } = await site.ask('/healthz');
  expect(status).toBe(200);
  expect(text).toBe('{"status":"ok"}');
  expect(headers['cache-control']).toBe('no-store');
});
