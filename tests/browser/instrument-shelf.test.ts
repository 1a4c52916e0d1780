import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { instrumentPages } from '../../server/measurement/known-events.ts';
import { expect, inMotion, phone, test } from '../support/browser-test.ts';
import { instrument } from '../support/instrument.ts';
import { content } from '../support/site-routes.ts';

const path = instrumentPages.shelf;
const w = content.instruments.shelf;

/** Notes on the page what is animated from now on. */
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
  test('stands as it sells while the basket is empty, moves to what went home with the thing that is put in, and never advises what is in it', async ({
    open,
  }) => {
    const page = await open(path);
    const empty = ['Show a tote first', w.reasons.empty, '6 of 14 baskets: 6 ÷ 14 = 0.43'];
    const { slip, root, wake } = instrument(page, 'shelf');
    expect(await slip(), 'before any script').toEqual(empty);
    await wake();
    await root.getByRole('checkbox', { name: 'Tote' }).click();
    await expect.poll(slip).toEqual(['Show cream first', '3 of the 6 baskets with a tote had cream too.', '3 ÷ root of (6 × 4) = 0.61']);
    await root.getByRole('checkbox', { name: 'Cream' }).click();
    // Shoes: with a tote 3 ÷ √(6 × 5) = 0.55, with cream 1 ÷ √(4 × 5) = 0.22.
    await expect
      .poll(slip)
      .toEqual(['Show shoes first', '3 of the 6 baskets with a tote had shoes too.', 'Mean: (0.55 + 0.22) ÷ 2 = 0.39']);
    await root.getByRole('checkbox', { name: 'Tote' }).click();
    await expect.poll(slip).toContainEqual(expect.stringContaining('baskets with cream had'));
    await root.getByRole('checkbox', { name: 'Cream' }).click();
    await expect.poll(slip).toEqual(empty);

    const phones = root.getByRole('checkbox', { name: 'Phone', exact: true });
    await phones.focus();
    await page.keyboard.press('Space');
    // A phone and headphones: 2 of 4 baskets, headphones in 4.
    await expect.poll(slip).toContain('2 ÷ root of (4 × 4) = 0.50');
    expect(await phones.evaluate((it) => it === document.activeElement), 'what was pressed keeps the focus').toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(slip).toEqual(empty);

    const shelf = root.locator('[data-slot]');
    for (const [index, { name }] of w.goods.entries()) {
      await root.getByRole('checkbox', { name, exact: true }).click();
      await expect.poll(() => shelf.count()).toBe(w.goods.length - index - 1);
      expect((await shelf.allTextContents()).join()).not.toContain(name);
    }
    expect(await slip()).toEqual([w.decisions.none, w.reasons.sold, '8 of 8 in the basket']);
  });

  test('answers a finger, and says what changed to those who do not see it', async ({ open }) => {
    const page = await open(path, { viewport: phone, hasTouch: true });
    const { slip, root, said, wake } = instrument(page, 'shelf');
    await wake();
    await noteGlides(page);
    await root.getByRole('checkbox', { name: 'Mat' }).tap();
    await expect.poll(slip).toContainEqual(expect.stringContaining('Show a dumbbell first'));
    await expect.poll(said).toContain('3 of the 4 baskets with a mat had a dumbbell too.');
    expect(await glided(page), 'where motion is reduced').not.toContain('mat');
  });

  test('lets goods glide to their places', async ({ open }) => {
    const page = await open(path, inMotion);
    const { root, wake } = instrument(page, 'shelf');
    await wake();
    await noteGlides(page);
    await root.getByRole('checkbox', { name: 'Lamp' }).click();
    await root.locator('[data-in]').waitFor();
    expect(await glided(page)).toContain('lamp');
  });
});
