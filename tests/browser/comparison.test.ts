import { describe } from 'vitest';
import { expect, test } from '../support/browser-test.ts';
import { content } from '../support/site-routes.ts';

const { columns, more } = content.pages.comparison;
const path = '/solutions/comparison';

describe('the comparison keeps the names of its columns in sight', () => {
  for (const width of process.env.LONG ? [360, 768, 1440] : [360, 1440]) {
    test(`at the last row, ${width} px wide`, async ({ open }) => {
      const page = await open(path, { viewport: { width, height: 740 }, reducedMotion: 'reduce' });
      const table = page.getByRole('table');
      const last = table.getByRole('row').last();
      await last.evaluate((row) => row.scrollIntoView({ block: 'end' }));
      await last.evaluate((row) => row.scrollIntoView({ block: 'nearest' }));
      const head = table.getByRole('columnheader').getByRole('link').first();
      const header = await page.getByRole('banner').boundingBox();
      await expect.poll(async () => (await head.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
      const [name, row] = [await head.boundingBox(), await last.boundingBox()];
      expect((name?.y ?? 0) + (name?.height ?? 0), 'the name stands above the row').toBeLessThan(row?.y ?? 0);
    });
  }
});

test('on a phone a column is cut off at the edge, and words say how to see it', async ({ open }) => {
  const page = await open(path, { viewport: { width: 360, height: 740 } });
  const heads = page.getByRole('columnheader');
  expect(await heads.count()).toBe(columns.length);
  const boxes = await Promise.all((await heads.all()).map((head) => head.boundingBox()));
  const isCut = boxes.some((box) => box && box.x < 330 && box.x + box.width > 360);
  expect(isCut).toBe(true);
  expect(await page.getByText(more).isVisible()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.getByText(more).isVisible()).toBe(false);
});
