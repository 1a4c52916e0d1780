import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe } from 'vitest';
import { setNumbers } from '../../../shared/format/set-numbers.ts';
import { expect, test } from '../../support/browser/browser-test.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';
import { builtMain, linksIn, the, wordsIn } from '../../support/built-site/built-words.ts';
import { content } from '../../support/content/site-routes.ts';

/** The comparison as the page shows it, with its numbers filled in. */
const { columns, groups } = setNumbers(content.pages.comparison);
const plain = (text: string) => text.replaceAll('–', '-').replaceAll(/\s+/g, ' ').trim();
const rows = groups.flatMap((group) => group.rows);
const path = '/solutions/comparison';

describe('the comparison', () => {
  test('shows what all have in common once, and the rest of each cell in its row', () => {
    const main = builtMain(path);
    for (const { label, cells, same, differs } of rows) {
      const row = the(selectAll('tr', main).filter((it) => textOf(select('th', it) ?? it).startsWith(label)));
      const shown = selectAll('td', row).map((cell) => plain(textOf(cell)));
      if (same) {
        expect(wordsIn(the(selectAll('th', row)))).toContain(plain(`${same.figure} ${same.text}`));
        expect(shown.join()).not.toContain(plain(same.figure));
        for (const [at, cell] of cells.entries()) expect(plain(cell)).toMatch(new RegExp(`.${shown[at]?.slice(1)}$`));
      } else if (differs) expect(shown).toEqual(cells.map(plain));
      else for (const [at, cell] of cells.entries()) for (const [figure] of cell.matchAll(/\d\S*/g)) expect(shown[at]).toContain(figure);
      expect(selectAll('mark', row).map((mark) => textOf(mark).toLowerCase())).toEqual((differs ?? []).map((words) => words.toLowerCase()));
    }
    expect(linksIn(main)).toEqual(expect.arrayContaining(columns.map(({ name, href }) => `${name} → ${href}`)));
  });

  test('shows three shops on one line above their columns on a wide screen', async ({ read }) => {
    const page = await read(path);
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((it) => [it.getBoundingClientRect().left, it.getBoundingClientRect().bottom]));
    const shops = await boxes('h2 ~ svg');
    const names = await boxes('[scope=col]');
    expect(new Set(shops.map(([, bottom]) => Math.round(bottom ?? 0))).size).toBe(1);
    expect(shops.map(([left]) => Math.round(left ?? 0))).toEqual(names.map(([left]) => Math.round(left ?? 1)));
  });
});

describe('on a phone the comparison', () => {
  for (const javaScriptEnabled of [true, false])
    test(`shows three short phrases in each row, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ open }) => {
      const page = await open(path, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', javaScriptEnabled });
      await layOutWhole(page);
      expect((await page.locator('main').boundingBox())?.height).toBeLessThanOrEqual(2_000);
      expect(await page.getByRole('columnheader').getByRole('link').allTextContents()).toEqual(columns.map(({ name }) => name));
      const shown = page.locator('tbody tr:has(td)');
      expect(await shown.count()).toBe(rows.length);
      for (const [at, { differs }] of rows.entries()) {
        const cells = shown.nth(at).locator('td');
        if (differs)
          expect((await cells.allInnerTexts()).map((text) => text.trim().toLowerCase())).toEqual(differs.map((it) => it.toLowerCase()));
        const tops = await cells.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
        expect(tops, 'one below the other').toEqual([...new Set(tops)].toSorted((a, b) => a - b));
      }
      const names = await page.locator('tbody td').evaluateAll((all) => all.map((it) => getComputedStyle(it, '::before').content));
      expect(new Set(names)).toEqual(new Set(columns.map(({ name }) => `"${name.split(' ')[0]}"`)));
    });
});
