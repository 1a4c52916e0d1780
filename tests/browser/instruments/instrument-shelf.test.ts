import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, expect, inMotion, phone, test } from '../../support/browser/browser-test.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
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
  test('ranks by shared baskets or sales, also when pressed before its script', async ({ open }) => {
    const page = await open(path);
    const { slip, root, line } = instrument(page, 'shelf');
    const check = (name: string) => root.getByRole('checkbox', { name, exact: true });
    const first = root.locator('[data-slot="0"] p');
    expect(await slip(), 'before any script').toContain('3 of the 4 baskets with a brass lamp also had a sweet box.');
    expect(await first.textContent()).toBe('Sweet box 75% 3 of 4 baskets');
    // The first press comes before the script, as on a wide screen without scrolling.
    const release = await holdRequests(page, /\/Shelf\.[\w-]+\.js/);
    await check('Canvas tote').click();
    release();
    await expect.poll(() => first.textContent()).toBe('Hand cream 60% 6 of 10 baskets');
    expect(await slip()).toContain('6 of the 10 baskets with a brass lamp or a tote also had hand cream.');
    expect(await line()).toBe('With a tote in the basket, hand cream moves from place 2 to place 1.');
    await check('Canvas tote').click();
    await check('Brass lamp').click();
    await expect.poll(slip).toEqual(['Show a tote first', w.reasons.empty, '7 baskets ÷ 16 baskets × 100 = 44%']);

    const mats = check('Yoga mat');
    await mats.focus();
    await page.keyboard.press('Space');
    await expect.poll(slip).toContain('4 of the 5 baskets with a yoga mat also had a steel bottle.');
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
    expect(await slip()).toEqual([w.decisions.none, w.reasons.sold, `${w.goods.length} of ${w.goods.length} in the basket`]);
  });

  test('works by touch, and announces changes to screen readers', async ({ open }) => {
    const page = await open(path, { viewport: phone, hasTouch: true });
    const { slip, root, said, wake } = instrument(page, 'shelf');
    await wake();
    await noteGlides(page);
    for (const name of ['Brass lamp', 'Yoga mat']) await root.getByRole('checkbox', { name }).tap();
    await expect.poll(slip).toContainEqual(expect.stringContaining('Show a steel bottle first'));
    await expect.poll(said).toContain('4 of the 5 baskets with a yoga mat also had a steel bottle.');
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

  test('has a second board only for a product that the first has no room for', async ({ open }) => {
    for (const viewport of [phone, desktop]) {
      const page = await open(path, { viewport });
      const { root, wake } = instrument(page, 'shelf');
      const boards = root.locator('[role=group] > i:not([data-empty]):visible');
      expect(await root.locator('[data-slot]').count()).toBe(5);
      // The niche, and one board.
      expect(await boards.count()).toBe(2);
      await wake();
      await root.getByRole('checkbox', { name: 'Brass lamp' }).click();
      await expect.poll(() => boards.count()).toBe(3);
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
      const { outside, hidden } = await scene.evaluate((scene) => {
        const rect = (of: Element) => of.getBoundingClientRect();
        const basket = rect(scene.querySelector(':scope > svg:last-of-type') as Element);
        const goods = [...scene.querySelectorAll('[data-in] use')].map((it) => ({ name: it.getAttribute('href'), ...rect(it).toJSON() }));
        const outside = goods.filter(({ left, right }) => left < basket.left || right > basket.right);
        // Two whose feet are closer than half a drawing hide each other.
        const middle = ({ left, right }: DOMRect) => (left + right) / 2;
        const hidden = goods.filter((one, place) =>
          goods.slice(place + 1).some((other) => Math.hypot(middle(one) - middle(other), one.bottom - other.bottom) < 30),
        );
        return { outside: outside.map(({ name }) => name), hidden: hidden.map(({ name }) => name) };
      });
      expect({ outside, hidden, isNicheAbove }, `${viewport.width} px`).toEqual({ outside: [], hidden: [], isNicheAbove: true });
    }
  });
});
