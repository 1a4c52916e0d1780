import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Front, fronts } from '../../support/server/behind-proxy.ts';
import type { RunningApp } from '../../support/server/running-app.ts';

/** Quality values that only our server honours; nginx and Caddy check whether an encoding is named and not forbidden. */
const qualityCases = ({ isProxy }: Front): [accepted: string, coding: string | undefined][] =>
  isProxy
    ? []
    : [
        ['br;q=0.2, gzip;q=0.9', 'gzip'],
        ['*', 'gzip'],
        ['br;q=nonsense', undefined],
      ];

describe.each(fronts)('the site $name', (front) => {
  describe.skipIf(!front.isThere)('', () => {
    let site: RunningApp;
    beforeAll(async () => {
      site = await front.run();
    });
    afterAll(() => site.close());

    describe('compression', () => {
      test.each([
        [undefined, undefined],
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip', 'gzip'],
        ['GZIP;q=0.8', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['br;q=0, gzip;q=0', undefined],
        ['*;q=0', undefined],
        ['', undefined],
        ...qualityCases(front),
      ])('Accept-Encoding: %s gets %s', async (accepted, coding) => {
        const { headers } = await site.ask('/services', accepted === undefined ? {} : { 'Accept-Encoding': accepted });
        expect(headers['content-encoding']).toBe(coding);
        expect(headers.vary).toBe('Accept-Encoding');
      });

      test('keeps the content, and gives each encoding its own ETag', async () => {
        const ask = (coding: string) => site.ask('/services', { 'Accept-Encoding': coding });
        const [plain, br, gzip] = await Promise.all([ask('identity'), ask('br'), ask('gzip')]);
        expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
        expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
        expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3);
        const own = { etag: '', date: '', 'content-encoding': '', 'content-length': '' };
        expect({ ...(await ask('br')).headers, ...own }).toEqual({ ...gzip.headers, ...own });
      });

      test('is not applied to compressed formats', async () => {
        const { headers } = await site.ask('/report.pdf', { 'Accept-Encoding': 'br' });
        expect(headers['content-encoding']).toBeUndefined();
        expect(headers.vary).toBeUndefined();
      });
    });

    describe('a conditional request', () => {
      test.each([
        ['the tag', (tag: string) => tag],
        ['the weak tag', (tag: string) => `W/${tag.replace(/^W./, '')}`],
        ['a list', (tag: string) => `"other", W/"more" , ${tag}`],
        ['any', () => '*'],
      ])('gets 304 and no body for If-None-Match with %s', async (_, header) => {
        const { headers } = await site.ask('/services', { 'Accept-Encoding': 'br' });
        const again = await site.ask('/services', { 'Accept-Encoding': 'br', 'If-None-Match': header(String(headers.etag)) });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers.etag).toBe(headers.etag);
        expect(again.headers['cache-control']).toBe(headers['cache-control']);
        expect(again.headers['content-length']).toBeUndefined();
      });

      test('gets the page if the ETag is of another page or encoding', async () => {
        const { headers } = await site.ask('/services', { 'Accept-Encoding': 'br' });
        expect((await site.ask('/services', { 'If-None-Match': '"other"' })).status).toBe(200);
        expect((await site.ask('/services', { 'If-None-Match': headers.etag })).status).toBe(200);
      });
    });

    describe('a byte range', () => {
      test.each([
        ['bytes=0-3', '%PDF', 'bytes 0-3/19'],
        ['bytes=9-', '0123456789', 'bytes 9-18/19'],
        ['bytes=-4', '6789', 'bytes 15-18/19'],
        ['bytes=15-999', '6789', 'bytes 15-18/19'],
      ])('%s gets "%s"', async (range, text, contentRange) => {
        const answer = await site.ask('/report.pdf', { Range: range });
        expect(answer.status).toBe(206);
        expect(answer.text).toBe(text);
        expect(answer.headers['content-range']).toBe(contentRange);
        expect(answer.headers['content-length']).toBe(String(text.length));
      });

      test.each(['bytes=19-', ...(front.isProxy ? [] : ['bytes=-0'])])('%s is unsatisfiable', async (range) => {
        const answer = await site.ask('/report.pdf', { Range: range });
        expect(answer.status).toBe(416);
        expect(answer.headers['content-range']).toBe('bytes */19');
      });

      // nginx and Caddy send multiple ranges.
      test.skipIf(front.isProxy).each(['bytes=0-1,3-4', 'lines=1-2'])('%s is ignored', async (range) => {
        const answer = await site.ask('/report.pdf', { Range: range });
        expect(answer.status).toBe(200);
        expect(answer.text).toBe('%PDF-1.7 0123456789');
      });

      test('is only sent if If-Range matches', async () => {
        const { headers } = await site.ask('/report.pdf');
        expect((await site.ask('/report.pdf', { Range: 'bytes=0-3', 'If-Range': headers.etag })).status).toBe(206);
        expect((await site.ask('/report.pdf', { Range: 'bytes=0-3', 'If-Range': '"older"' })).status).toBe(200);
      });

      // A proxy sends a part of the compressed file, or all of it.
      test.skipIf(front.isProxy)('of a compressed file is answered with the whole', async () => {
        const answer = await site.ask('/services', { Range: 'bytes=0-14', 'Accept-Encoding': 'br' });
        expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
      });
    });

    test.each([
      ['/_assets/app.abc123.js', 'public, max-age=31536000, immutable'],
      ['/services', 'public, max-age=60, stale-while-revalidate=600'],
      ['/services.md', 'public, max-age=60, stale-while-revalidate=600'],
      ['/report.pdf', 'public, max-age=3600, stale-while-revalidate=86400'],
    ])('%s is cached: %s', async (path, cacheControl) => {
      expect((await site.ask(path)).headers['cache-control']).toBe(cacheControl);
    });
  });
});
