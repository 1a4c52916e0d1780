import type { Page } from 'playwright-core';
import { desktop, expect, phone, scrollPage, test } from '../../support/browser/browser-test.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';

const link = (page: Page) => page.getByRole('link', { name: 'Back to top' });

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test(`the back-to-top link appears after one screen of scrolling (${name})`, async ({ open }) => {
    const page = await open('/', { viewport });
    expect(await link(page).isVisible()).toBe(false);
    await scrollPage(page, viewport.height - 1);
    expect(await link(page).isVisible()).toBe(false);
    await scrollPage(page, viewport.height);
    expect(await link(page).isVisible()).toBe(true);
    await scrollPage(page, 0);
    expect(await link(page).isVisible()).toBe(false);
  });
}

test('the back-to-top link leads to the top and disappears', async ({ open }) => {
  const page = await open('/', { viewport: phone, hasTouch: true });
  // It returns when one scrolls up.
  for (const at of [3000, 2990, 2980, 2970]) await scrollPage(page, at);
  await link(page).tap();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => link(page).isVisible()).toBe(false);
});

test('by keyboard the back-to-top link moves the focus to the start of the page', async ({ open }) => {
  const page = await open('/services');
  await scrollPage(page, 2000);
  await link(page).press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => link(page).isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
});

test('the ring of the back-to-top link shows how much of the page has been read', async ({ open }) => {
  const page = await open('/');
  await layOutWhole(page);
  /** @returns the drawn share of the ring in per cent */
  const ring = () =>
    page.locator('[data-progress]').evaluate((circle) => 100 * Number.parseFloat(getComputedStyle(circle).strokeDasharray));
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const [part, percent] of [
    [0.25, 25],
    [0.5, 50],
    [1, 100],
    [0, 0],
  ] as const) {
    await scrollPage(page, end * part);
    expect(Math.abs((await ring()) - percent), `${percent} % read`).toBeLessThanOrEqual(1);
  }
});
