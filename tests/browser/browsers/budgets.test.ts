import { describe } from 'vitest';
import { expect, measured, phone, test } from '../../support/browser/browser-test.ts';
import { costOf } from '../../support/browser/page-cost.ts';
import { settled } from '../../support/browser/reports.ts';
import { searchDialog } from '../../support/browser/search-dialog.ts';

const KiB = 1024;

/** Budget of a page with three scripts of measurement and the report of the view. every-page.test.ts has the budget without them. */
const budget = { requests: 8, javascript: 10.5 * KiB, measurement: 5 * KiB } as const;

/** Measurement is equal on every page, so a few suffice: the lightest, the heaviest and those with an island. */
const measuredPages = process.env.LONG
  ? ['/', '/solutions', '/contact', '/search', '/about/global-presence', '/privacy']
  : ['/', '/contact'];

describe('a first visit', () => {
  for (const path of measuredPages) {
    test(`of ${path} stays within the budget, with measurement`, async ({ blank }) => {
      const page = await blank({ ...measured, viewport: phone, isMobile: true, hasTouch: true });
      const answer = await page.goto(path);
      await settled(page);
      const { files, requests, javascript } = await costOf(page, answer);
      const scripts = files
        .filter((file) => file.path.endsWith('.js') && !file.path.startsWith('/_assets/page.'))
        .map((file) => ({ ...file, path: file.path.replace(/\.[\w-]+\.js$/, '.js') }));
      const wanted = ['/_assets/measure.js', '/_vercel/insights/script.js', '/_vercel/speed-insights/script.js'];
      expect.soft(scripts.map((script) => script.path).sort()).toEqual(wanted);
      const bytes = scripts.reduce((sum, file) => sum + file.bytes, 0);
      expect.soft(bytes, `measurement on ${path}`).toBeLessThanOrEqual(budget.measurement);
      expect.soft(bytes).toBeGreaterThan(2 * KiB);
      expect.soft(javascript, `javascript of ${path}`).toBeLessThanOrEqual(budget.javascript);
      expect.soft(requests, `requests of ${path}`).toBeLessThanOrEqual(budget.requests);
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

test('the first use of the search fetches its script and its index, each once, and no React', async ({ blank }) => {
  const page = await blank({ viewport: phone });
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = async () => (await costOf(page, null)).files;
  const before = (await fetched()).length;
  await page.keyboard.press('Control+k');
  const { field, options } = searchDialog(page);
  await field.fill('pricing');
  await options.first().waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');

  const [script, index, ...others] = (await fetched()).slice(before).toSorted((one, other) => one.bytes - other.bytes);
  expect(others).toEqual([]);
  expect(script?.path).toMatch(/\/search\.[\w-]+\.js$/);
  expect(script?.bytes).toBeLessThanOrEqual(13 * KiB);
  // The index grows with the text of the site.
  expect(index?.path).toMatch(/\/search\.[\w-]+\.json$/);
  expect(index?.bytes).toBeLessThanOrEqual(40 * KiB);
});
