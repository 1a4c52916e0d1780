import { describe } from 'vitest';
import { setNumbers } from '../../../shared/format/set-numbers.ts';
import { expect, test } from '../../support/browser/browser-test.ts';
import { content } from '../../support/content/site-routes.ts';

/** The comparison as the page shows it, with its numbers filled in. */
const { columns, groups } = setNumbers(content.pages.comparison);
const path = '/solutions/comparison';

describe('the comparison keeps its column names visible', () => {
  for (const width of process.env.LONG ? [768, 1440] : [768]) {
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
      expect((name?.y ?? 0) + (name?.height ?? 0), 'the column name is above the row').toBeLessThan(row?.y ?? 0);
    });
  }
});

describe('on a narrow phone the comparison', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`names each cell's column and keeps row names visible, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ open }) => {
      const page = await open(path, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce', javaScriptEnabled });
      const table = page.getByRole('table');
      expect(await table.getByRole('columnheader').getByRole('link').allTextContents()).toEqual(columns.map(({ name }) => name));
      const rows = groups.flatMap((group) => group.rows);
      for (const { label, cells } of rows) {
        const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
        for (const [index, cell] of cells.entries())
          expect(await row.getByRole('cell', { name: `${columns[index]?.name} ${cell}`, exact: true }).count(), cell).toBe(1);
      }
      const [tall] = rows;
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: tall?.label ?? '', exact: true }) });
      await row
        .getByRole('cell')
        .last()
        .evaluate((cell) => scrollTo(0, scrollY + cell.getBoundingClientRect().bottom - 240));
      const [name, cell] = [await row.getByRole('rowheader').boundingBox(), await row.getByRole('cell').last().boundingBox()];
      const header = await page.getByRole('banner').boundingBox();
      expect(name?.y ?? 0, 'the name of the row stays under the header').toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
      expect((name?.y ?? 0) + (name?.height ?? 0), 'and above its last cell').toBeLessThanOrEqual(cell?.y ?? 0);
      expect(await table.evaluate((it) => it.scrollWidth), 'nothing scrolls sideways').toBeLessThanOrEqual(320);
    });
  }
});
