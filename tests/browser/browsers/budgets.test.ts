import { describe } from 'vitest';
import { expect, inject, test } from '../../support/browser/browser-test.ts';
import { measurePage } from '../../support/browser/measure-page.ts';

const KiB = 1024;

/** Budget of a page with three scripts of measurement and the report of the view. every-page.test.ts has the budget without them. */
const measured = { requests: 8, javascript: 10.5 * KiB, measurement: 5 * KiB } as const;

/** Measurement is equal on every page, so a few suffice: the lightest, the heaviest and those with an island. */
const measuredPages = process.env.LONG
  ? ['/', '/solutions', '/contact', '/search', '/about/global-presence', '/privacy']
  : ['/', '/contact'];

describe('a first visit', () => {
  for (const path of measuredPages) {
    test(`of ${path} stays within the budget, with measurement`, async ({ browser }) => {
      const { files, requests, javascript } = await measurePage(inject('site') + path, { browser });
      const named = files
        .filter(({ type }) => type === 'Script')
        .map((file) => ({ ...file, path: new URL(file.url).pathname.replace(/\.[\w-]+\.js$/, '.js') }));
      const scripts = named.filter(({ path }) => path !== '/_assets/page.js');
      expect.soft(named.length - scripts.length, "the page's own script").toBe(1);
      expect
        .soft(
          scripts.map((script) => script.path),
          'scripts',
        )
        .toEqual(['/_assets/measure.js', '/_vercel/insights/script.js', '/_vercel/speed-insights/script.js']);
      // Headers do not count: HTTP/2 makes them small, but this test uses HTTP/1.1.
      const headers = scripts.reduce((sum, file) => sum + file.headers, 0);
      const bodies = scripts.reduce((sum, file) => sum + file.bytes, 0) - headers;
      expect.soft(bodies, `measurement on ${path}`).toBeLessThanOrEqual(measured.measurement);
      expect.soft(bodies).toBeGreaterThan(2 * KiB);
      expect.soft(javascript, `javascript of ${path}`).toBeLessThanOrEqual(measured.javascript);
      expect.soft(requests, `requests of ${path}`).toBeLessThanOrEqual(measured.requests);
    });
  }

  test('gets Brotli and preloads its only font file', async ({ open }) => {
    const page = await open('/');
    expect(await page.evaluate(async () => (await fetch(location.href)).headers.get('content-encoding'))).toBe('br');
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => ({ name: entry.name, by: (entry as PerformanceResourceTiming).initiatorType })),
    );
    // A preload that the styles did not use would add a fetch.
    const fonts = fetched.filter(({ name }) => /\.woff2?$/.test(name));
    expect(fonts).toEqual([{ name: preloaded[0], by: 'link' }]);
    expect(await page.locator('main').textContent()).toContain('₹');
  });
});
