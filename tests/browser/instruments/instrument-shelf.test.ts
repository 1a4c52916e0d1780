import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, expect, inMotion, phone, test } from '../../support/browser/browser-test.ts';
import { instrument, instrumentPages } from '../../support/browser/instrument.ts';
import { content } from '../../support/content/site-routes.ts';

const path = instrumentPages.shelf;
const w = content.instruments.shelf;

/** Records, in a global of the page, each product that is animated from now on. */
const noteGlides = (page: Page) =>
  page.evaluate(() => {
    const glided: string[] = [];
    Object.assign(window, { glided });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      glided.push((this as HTMLElement).dataset.glide ?? '');
      return animate.apply(this, given);
    };
  });
const glided = (page: Page) => page.evaluate(() => (window as unknown as { glided: string[] }).glided);

describe('the shelf', () => {
  test('ranks by shared baskets, or by sales, and never shows what the basket has', async ({ open }) => {
    const page = await open(path);
    const start = [
      'Show a sweet box first',
      '3 of the 4 baskets with a brass lamp also had a sweet box.',
      // With a lamp 3 ÷ √(4 × 5), with cream 2 ÷ √(4 × 5), with shoes never.
      'Mean: (0.67 + 0.45 + 0.00) ÷ 3 = 0.37',
    ];
    const { slip, root, line, wake } = instrument(page, 'shelf');
    const check = (name: string) => root.getByRole('checkbox', { name, exact: true });
    expect(await slip(), 'before any script').toEqual(start);
    await wake();
    await check('Hand cream').click();
    await check('Canvas shoes').click();
    await expect.poll(slip).toContain('5 had a sweet box, 4 a brass lamp, 3 both: score 0.67');
    await check('Brass lamp').click();
    await expect.poll(slip).toEqual(['Show a tote first', w.reasons.empty, '6 of 14 baskets: 6 ÷ 14 = 0.43']);
    await check('Canvas tote').click();
    await expect
      .poll(slip)
      .toEqual([
        'Show hand cream first',
        '3 of the 6 baskets with a tote also had hand cream.',
        '4 had hand cream, 6 a tote, 3 both: score 0.61',
      ]);
    await expect.poll(line).toContain('because 3 in 6 bought it with a tote.');
    await check('Canvas tote').click();

    const mats = check('Yoga mat');
    await mats.focus();
    await page.keyboard.press('Space');
    // A mat and a bottle: 2 of the mat's 3 baskets have a bottle; 3 baskets have one.
    await expect.poll(slip).toContain('3 had a steel bottle, 3 a yoga mat, 2 both: score 0.67');
    expect(await mats.evaluate((it) => it === document.activeElement), 'the pressed product keeps the focus').toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(slip).toContain(w.reasons.empty);

    const shelf = root.locator('[data-slot]');
    for (const [index, good] of w.goods.entries()) {
      const { name } = content.exampleShop.goods[good];
      await root.getByRole('checkbox', { name, exact: true }).click();
      await expect.poll(() => shelf.count()).toBe(w.goods.length - index - 1);
      expect((await shelf.allTextContents()).join()).not.toContain(name);
    }
    expect(await slip()).toEqual([w.decisions.none, w.reasons.sold, '8 of 8 in the basket']);
  });

  test('works by touch, and announces changes to screen readers', async ({ open }) => {
    const page = await open(path, { viewport: phone, hasTouch: true });
    const { slip, root, said, wake } = instrument(page, 'shelf');
    await wake();
    await noteGlides(page);
    for (const name of ['Brass lamp', 'Hand cream', 'Canvas shoes', 'Yoga mat']) await root.getByRole('checkbox', { name }).tap();
    await expect.poll(slip).toContainEqual(expect.stringContaining('Show a steel bottle first'));
    await expect.poll(said).toContain('2 of the 3 baskets with a yoga mat also had a steel bottle.');
    expect(await glided(page), 'where motion is reduced').not.toContain('mat');
  });

  test('animates products to their new places', async ({ open }) => {
    const page = await open(path, inMotion);
    const { root, wake } = instrument(page, 'shelf');
    await wake();
    await noteGlides(page);
    await root.getByRole('checkbox', { name: 'Canvas tote' }).click();
    await expect.poll(() => root.locator('[data-in]').count()).toBe(w.start.length + 1);
    expect(await glided(page)).toContain('tote');
  });

  test('begins with a score for each product on it, and no empty board', async ({ open }) => {
    for (const viewport of [phone, desktop]) {
      const page = await open(path, { viewport });
      const { root, wake } = instrument(page, 'shelf');
      const goods = root.locator('[data-slot]');
      const boards = root.locator('[role=group] > i:not([data-empty]):visible');
      expect(await goods.count()).toBeGreaterThanOrEqual(5);
      expect((await goods.locator('b').allTextContents()).join()).not.toContain('–');
      // The niche, and one board.
      expect(await boards.count()).toBe(2);
      await wake();
      await root.getByRole('checkbox', { name: 'Canvas shoes' }).click();
      await expect.poll(() => boards.count()).toBe(3);
      expect(await goods.filter({ hasText: '0×' }).locator('b').allTextContents()).toEqual(['–', '–', '–', '–']);
    }
  });

  test('draws all products inside the basket, and the empty place above the boards', async ({ open }) => {
    for (const viewport of [phone, desktop]) {
      const page = await open(path, { viewport });
      const { root, wake } = instrument(page, 'shelf');
      await wake();
      const scene = root.locator('[role=group]');
      const isNicheAbove = await scene.evaluate((scene) => {
        const [board, niche] = [...scene.querySelectorAll(':scope > i')].map((it) => it.getBoundingClientRect().bottom);
        return (niche as number) <= (board as number);
      });
      for (const good of w.goods) await root.locator(`input[value="${good}"]`).setChecked(true);
      await expect.poll(() => root.locator('[data-in]').count()).toBe(w.goods.length);
      const outside = await scene.evaluate((scene) => {
        const rect = (of: Element) => of.getBoundingClientRect();
        const basket = rect(scene.querySelector(':scope > svg:last-of-type') as Element);
        const goods = [...scene.querySelectorAll('[data-in] use')].filter(
          (good) => rect(good).left < basket.left || rect(good).right > basket.right,
        );
        return goods.map((good) => good.getAttribute('href'));
      });
      expect({ outside, isNicheAbove }, `${viewport.width} px`).toEqual({ outside: [], isNicheAbove: true });
    }
  });
});
