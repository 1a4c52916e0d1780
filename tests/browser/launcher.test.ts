import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { drawn, expect, phone, scrollPage, test } from '../support/browser-test.ts';
import { content } from '../support/site-routes.ts';

/** A link before its script has come, a button then. */
const launcher = (page: Page) => page.getByRole('complementary', { name: content.chat.name }).locator('[data-opens]');

/** Fields, prices and hints, and everything else in the parts where they stand, that the launcher or the way back to the top lies over. */
const covered = (page: Page, parts: string) =>
  page.evaluate((selector) => {
    const corner = [...document.querySelectorAll('aside a[data-opens], [data-back-to-top]:not([hidden])')].map((it) =>
      it.getBoundingClientRect(),
    );
    const texts = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = text.matches('input, textarea') ? [text.getBoundingClientRect()] : [...range.getClientRects()];
      const isUnder = boxes.some((box) =>
        // By more than the rounding of a corner.
        corner.some(
          (it) => box.width > 0 && box.right > it.left + 4 && box.left < it.right && box.bottom > it.top + 4 && box.top < it.bottom - 4,
        ),
      );
      return isUnder ? [`${text.tagName} ${text.id || text.textContent?.slice(0, 40)}`] : [];
    });
  }, parts);

describe('on a phone the launcher covers no field, no price and no hint', () => {
  // The others' are of the same kinds: fields, prices, hints.
  const isTried = (path: string) => process.env.LONG || !/receipt|inventory|solutions$/.test(path);
  for (const [path, parts] of [
    ['/contact', 'main form :is(input:not([type=hidden]), textarea, label, p)'],
    ['/contact/receipt', 'main form :is(input, label, p)'],
    ['/services', 'main .whole :is(h2, p)'],
    ['/solutions', '#calculator :is(input, label, p, dt, dd, li), main .whole :is(h2, h3, p)'],
    ['/services/dynamic-pricing', '[data-instrument] :is(input, label, output, p, dd, dt)'],
    ['/services/inventory-management', '[data-instrument] :is(input, label, output, p, dd, dt)'],
    ['/solutions/comparison', 'main :is(th, td)'],
  ] as const) {
    test.runIf(isTried(path))(`on ${path}`, async ({ open }) => {
      const page = await open(path, { viewport: phone, reducedMotion: 'reduce' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let at = 0; at < height; at += process.env.LONG ? 180 : 400) {
        await scrollPage(page, at);
        await expect.poll(() => covered(page, parts), { message: `at ${at} px` }).toEqual([]);
      }
    });
  }

  test('and stays within reach there: a piece of it can be pressed, and the keyboard brings it back', async ({ open }) => {
    const page = await open('/contact', { viewport: phone, reducedMotion: 'reduce' });
    await page.locator('#message').scrollIntoViewIfNeeded();
    const left = async () => (await launcher(page).boundingBox())?.x ?? 0;
    await expect.poll(left).toBeGreaterThan(phone.width - 30);
    expect(phone.width - (await left())).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Tab');
    await launcher(page).focus();
    await expect.poll(left).toBeLessThan(phone.width - 60);
  });
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`and does not slip away while it is pressed (motion: ${reducedMotion})`, async ({ open }) => {
      const page = await open('/contact', { viewport: phone, reducedMotion });
      await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight));
      const isDrawnBack = async () => ((await launcher(page).boundingBox())?.x ?? 0) > phone.width - 30;
      await expect.poll(isDrawnBack).toBe(false);
      await launcher(page).hover();
      await page.locator('[data-island*="/chat."]').waitFor({ state: 'detached' });
      await page.mouse.down();
      await page.evaluate(() => document.querySelector('#message')?.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await expect.poll(() => page.locator('[data-clear][data-now]').count()).toBeGreaterThan(0);
      await drawn(page);
      await page.mouse.up();
      await page.getByRole('dialog', { name: content.chat.name }).waitFor();
    });
});

test('the launcher stands out from the footer', async ({ read }) => {
  const page = await read('/terms', phone);
  expect(await launcher(page).evaluate((it) => getComputedStyle(it).boxShadow)).toMatch(/^rgb\(251, 247, 239\) 0px 0px 0px 2px/);
});
