import { expect, phone, test } from '../../support/browser/browser-test.ts';
import { searchDialog } from '../../support/browser/search-dialog.ts';
import { watchTraffic } from '../../support/browser/watch-traffic.ts';

const KiB = 1024;

test('the first use of the search fetches its script, its index and React, each once', async ({ blank }) => {
  const page = await blank({ viewport: phone });
  const { files, allArrived } = await watchTraffic(page);
  await page.goto('/');
  await allArrived();
  const before = files.length;
  await page.keyboard.press('Control+k');
  const { field, options } = searchDialog(page);
  await field.fill('pricing');
  await options.first().waitFor({ timeout: 30_000 });
  await allArrived();

  const fetched = files
    .slice(before)
    .map(({ url, bytes }) => ({ name: new URL(url).pathname, bytes }))
    // Measurement loads independently of the search.
    .filter(({ name }) => !/\/measure\.|^\/_vercel\//.test(name));
  const of = (pattern: RegExp) => fetched.filter(({ name }) => pattern.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  const react = of(/\/(client|react)\./);
  const all = of(/./);
  expect(new Set(fetched.map(({ name }) => name)).size).toBe(fetched.length);
  expect(react).toBeGreaterThan(40 * KiB);
  // The script of the search and the index; the index grows with the text of the site.
  expect(of(/\.json$/), 'the index').toBeLessThanOrEqual(32 * KiB);
  expect(all - react - of(/\.json$/), 'its own script').toBeLessThanOrEqual(22 * KiB);
});
