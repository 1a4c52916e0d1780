import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Manifest } from '../../../server/build-output/manifest.ts';
import { ask, type HttpResponse } from '../../support/server/ask.ts';
import { askSecurely, runBehind } from '../../support/server/behind-proxy.ts';
import { hasProxy, startProxy } from '../../support/server/proxies.ts';

const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;
const visible = files.filter(({ kind }) => kind !== 'not-found');

/** Headers that a proxy sets itself, or that differ by encoding. */
const proxyHeaders = /^(:status|date|server|alt-svc|etag|last-modified|accept-ranges|content-length|connection|keep-alive|x-powered-by)$/;
const comparableHeaders = ({ headers }: HttpResponse) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !proxyHeaders.test(name))
      // The origin in a link differs between proxy and build.
      .map(([name, value]) => [name, name === 'link' ? String(value).replace(/https?:\/\/[^/>]+/, '') : value]),
  );

describe.each(['nginx', 'Caddy'] as const)('the built site behind %s', (name) => {
  test.skipIf(!hasProxy(name))("is sent by the proxy with the server's headers and bytes", async () => {
    const site = await runBehind(name, { buildFolder: resolve('dist') });
    onTestFinished(() => site.close());
    const { port } = site.app.server.address() as AddressInfo;
    const headers = { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' };
    const asked = await Promise.all(visible.map(({ path }) => ask({ port, path, headers })));
    // From here on, the proxy answers without the server.
    await site.app.close();
    for (const [place, { path, kind, file, type, versions }] of visible.entries()) {
      const answer = await site.ask(path, { 'accept-encoding': 'br' });
      expect(answer.status, path).toBe(200);
      const expected = comparableHeaders(asked[place] as HttpResponse);
      // A page has its policy in a meta tag.
      if (type.startsWith('text/html')) expected['content-security-policy'] = "base-uri 'none'; frame-ancestors 'none'";
      const received = comparableHeaders(answer);
      // Caddy also adds it to files that are too small to compress.
      if (!versions?.length) delete received.vary;
      expect(received, `${path} (${kind})`).toEqual(expected);
      const published = readFileSync(join('dist', file.replace(/^pages\//, 'site/')));
      const body = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(answer.body) : answer.body;
      expect(body.equals(published), path).toBe(true);
      if (type.startsWith('text/html')) expect(body.toString()).toContain('<meta http-equiv="content-security-policy"');
    }
    const gzipped = await site.ask('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzipped.body).toString()).toContain('<h1');
  });
});

test.skipIf(!hasProxy('nginx alone'))(
  'nginx alone serves the built site, its pages for unknown addresses and the headers of both',
  async () => {
    await using resources = new AsyncDisposableStack();
    const { secure } = await startProxy(resources, 'nginx alone', { servers: [], files: resolve('dist/site') });
    expect((await askSecurely(secure, { ':path': '/try' })).headers.location).toMatch(/\/$/);
    for (const [path, status, words] of [
      ['/', 200, '<h1'],
      ['/services', 200, '<h1'],
      ['/search?q=pricing', 200, '<h1'],
      ['/nowhere', 404, 'Page Not Found'],
      ['/case-studies/unknown', 404, 'Case study not found'],
    ] as const) {
      const { status: got, headers, text } = await askSecurely(secure, { ':path': path });
      expect(got, path).toBe(status);
      expect(text, path).toContain(words);
      expect(headers, path).toMatchObject({
        'cache-control': status === 404 ? 'no-cache' : 'public, max-age=60, stale-while-revalidate=600',
        'content-security-policy': "base-uri 'none'; frame-ancestors 'none'",
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    }
  },
);
