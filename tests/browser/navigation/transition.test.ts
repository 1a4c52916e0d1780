import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, expect, inMotion, phone, test } from '../../support/browser/browser-test.ts';
import { chatPanel } from '../../support/browser/chat-panel.ts';

/** Records, in a global of the page, whether the next page is shown with a view transition. */
const watchTransition = (page: Page) =>
  page.addInitScript(() => addEventListener('pagereveal', (event) => Object.assign(window, { transition: event.viewTransition !== null })));
const hadTransition = (page: Page) => page.evaluate(() => (window as { transition?: boolean }).transition);
const touch = { viewport: phone, hasTouch: true, isMobile: true };

async function follow(page: Page, address: string) {
  await page.locator(`main a[href="${address}"]`).first().click();
  await page.waitForURL(`**${address}`);
}

describe('the view transition between pages', () => {
  test('is left out on a phone, where only the top of the page moves in', async ({ open }) => {
    const page = await open('/services', { ...touch, before: watchTransition, ...inMotion });
    await follow(page, '/services/analytics');
    await expect.poll(() => hadTransition(page)).toBe(false);
    const head = page.locator('main > :first-child');
    const { animationName, animationDuration, opacity } = await head.evaluate((element) => ({ ...getComputedStyle(element) }));
    expect([animationName, animationDuration, opacity]).toEqual(['settle', '0.25s', '1']);
  });

  test('is used on a wide screen with a mouse, for the whole page at once, while the top moves in', async ({ open }) => {
    const page = await open('/services', { viewport: desktop, before: watchTransition, ...inMotion });
    await follow(page, '/services/analytics');
    await expect.poll(() => hadTransition(page)).toBe(true);
    expect(await page.locator('main > :first-child').evaluate((head) => getComputedStyle(head).animationName)).toBe('settle');
    const names = await page.locator('body *').evaluateAll((all) => all.map((each) => getComputedStyle(each).viewTransitionName));
    expect([...new Set(names)]).toEqual(['none']);
  });

  test('is used on a phone between lists of resources, but not to other pages', async ({ open }) => {
    const page = await open('/resources', { ...touch, before: watchTransition, ...inMotion });
    await follow(page, '/resources/category/operations');
    await expect.poll(() => hadTransition(page)).toBe(true);
    await page.locator('footer a[href="/about"]').tap();
    await page.waitForURL('**/about');
    await expect.poll(() => hadTransition(page)).toBe(false);
  });

  test('is used on a phone while the assistant is open', async ({ open }) => {
    const page = await open('/services', { ...touch, before: watchTransition, ...inMotion });
    await chatPanel(page).open();
    // The panel covers the page, so the tap must be inside the panel.
    await chatPanel(page).question.tap();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href="/services/analytics"]')?.click());
    await page.waitForURL('**/services/analytics');
    await expect.poll(() => hadTransition(page)).toBe(true);
  });
});
