import { expect, phone, test } from '../../support/browser/browser-test.ts';
import { costOf } from '../../support/browser/page-cost.ts';
import { searchDialog } from '../../support/browser/search-dialog.ts';

const KiB = 1024;

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
