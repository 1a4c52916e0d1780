import { describe } from 'vitest';
import { expect, inject, test } from '../../support/browser/browser-test.ts';
import { measurePage } from '../../support/browser/measure-page.ts';

const KiB = 1024;

/** What a page fetches with measurement (without it: every-page.test.ts): the three scripts of it and the report of the view, beside the page's own. */
const measured = { requests: 8, javascript: 9 * KiB, measurement: 5 * KiB } as const;

/** Measurement is the same on every page: the lightest, the heaviest and those with an island say enough. */
const measuredPages = process.env.LONG
  ? ['/', '/solutions', '/contact', '/search', '/about/global-presence', '/privacy']
  : ['/', '/contact'];

describe('a first visit fetches no more than the budget allows:', () => {
  for (const path of measuredPages) {
    test(`${path}, measured`, async ({ browser }) => {
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
      // Without headers, which HTTP/2 makes small, and this test's HTTP/1.1 does not.
      const headers = scripts.reduce((sum, file) => sum + file.headers, 0);
      const bodies = scripts.reduce((sum, file) => sum + file.bytes, 0) - headers;
      expect.soft(bodies, `measurement on ${path}`).toBeLessThanOrEqual(measured.measurement);
      expect.soft(bodies).toBeGreaterThan(2 * KiB);
      expect.soft(javascript, `javascript of ${path}`).toBeLessThanOrEqual(measured.javascript);
      expect.soft(requests, `requests of ${path}`).toBeLessThanOrEqual(measured.requests);
    });
  }

  test('compressed with Brotli, its font fetched before the page is read to its end', async ({ open }) => {
    const page = await open('/');
    expect(await page.evaluate(async () => (await fetch(location.href)).headers.get('content-encoding'))).toBe('br');
    const font = page.locator('link[rel=preload][as=font]');
    expect(await font.count()).toBe(1);
    const address = await font.evaluate((link: HTMLLinkElement) => link.href);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => ({ name: entry.name, by: (entry as PerformanceResourceTiming).initiatorType })),
    );
    // One fetch of the letters, and one of ₹: a preload that the styles did not use would be there twice, or beside another.
    const [letters, ...others] = fetched.filter(({ name }) => /\.woff2?$/.test(name));
    expect(letters).toEqual({ name: address, by: 'link' });
    expect(others.map(({ by }) => by)).toEqual(['css']);
    const rupee = await page.evaluate(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength, others[0]?.name as string);
    expect(rupee).toBeLessThanOrEqual(2 * KiB);
  });
});
