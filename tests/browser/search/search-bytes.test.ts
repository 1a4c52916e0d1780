import { expect, phone, test } from '../../support/browser/browser-test.ts';
import { searchDialog } from '../../support/browser/search-dialog.ts';
import { watchTraffic } from '../../support/browser/watch-traffic.ts';

const KiB = 1024;

test('the first use of the search fetches its script and its index, each once, and no React', async ({ blank }) => {
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

  // Measurement loads independently of the search.
  const fetched = files.slice(before).filter(({ url }) => !/\/measure\.|\/_vercel\//.test(url));
  const [script, index, ...others] = fetched.toSorted((one, other) => one.bytes - other.bytes);
  expect(others).toEqual([]);
  expect(script?.url).toMatch(/\/search\.[\w-]+\.js$/);
  expect(script?.bytes).toBeLessThanOrEqual(13 * KiB);
  // The index grows with the text of the site.
  expect(index?.url).toMatch(/\/search\.[\w-]+\.json$/);
  expect(index?.bytes).toBeLessThanOrEqual(40 * KiB);
});
