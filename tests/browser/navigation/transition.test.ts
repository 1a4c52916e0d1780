import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, expect, inMotion, phone, test } from '../../support/browser/browser-test.ts';
import { chatPanel } from '../../support/browser/chat-panel.ts';

/** Whether the page that is shown next came in a view transition. */
const watchTransition = (page: Page) =>
  page.addInitScript(() => addEventListener('pagereveal', (event) => Object.assign(window, { transition: event.viewTransition !== null })));
const came = (page: Page) => page.evaluate(() => (window as { transition?: boolean }).transition);
const touch = { viewport: phone, hasTouch: true, isMobile: true };

async function follow(page: Page, address: string) {
  await page.locator(`main a[href="${address}"]`).first().click();
  await page.waitForURL(`**${address}`);
}

describe('a transition is left out where it costs more than it gives:', () => {
  test('a phone shows the next page at once, and its head rises in sight', async ({ open }) => {
    const page = await open('/services', { ...touch, before: watchTransition, ...inMotion });
    await follow(page, '/services/analytics');
    await expect.poll(() => came(page)).toBe(false);
    const head = page.locator('main > :first-child');
    const { animationName, animationDuration, opacity } = await head.evaluate((element) => ({ ...getComputedStyle(element) }));
    expect([animationName, animationDuration, opacity]).toEqual(['settle', '0.25s', '1']);
  });

  test('a wide screen with a mouse has it, and nothing rises twice', async ({ open }) => {
    const page = await open('/services', { viewport: desktop, before: watchTransition, ...inMotion });
    await follow(page, '/services/analytics');
    await expect.poll(() => came(page)).toBe(true);
    expect(await page.locator('main > :first-child').evaluate((head) => getComputedStyle(head).animationName)).toBe('none');
  });

  test('a phone has it between lists of resources, where cards glide, and not on the way out of them', async ({ open }) => {
    const page = await open('/resources', { ...touch, before: watchTransition, ...inMotion });
    await follow(page, '/resources/category/operations');
    await expect.poll(() => came(page)).toBe(true);
    await page.locator('footer a[href="/about"]').tap();
    await page.waitForURL('**/about');
    await expect.poll(() => came(page)).toBe(false);
  });

  test('a phone has it while the assistant is open, which goes with the visitor', async ({ open }) => {
    const page = await open('/services', { ...touch, before: watchTransition, ...inMotion });
    await chatPanel(page).open();
    // The panel covers the page: a finger comes down somewhere in it.
    await chatPanel(page).question.tap();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href="/services/analytics"]')?.click());
    await page.waitForURL('**/services/analytics');
    await expect.poll(() => came(page)).toBe(true);
  });
});
