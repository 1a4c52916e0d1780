import { describe } from 'vitest';
import { drawn, expect, phone, test } from '../../support/browser/browser-test.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';
import { expectMenu, linksWith, mainMenu, topLinks } from '../../support/browser/main-menu.ts';

const onPhone = { viewport: phone, hasTouch: true, isMobile: true };

describe('the page under the open menu', () => {
  test('ignores a tap beside the menu, which only closes the menu', async ({ open }) => {
    // The screen is tall enough to show part of the page below the menu.
    const page = await open('/', { ...onPhone, viewport: { width: 360, height: 900 } });
    await layOutWhole(page);
    const menu = mainMenu(page);
    const action = page.getByRole('main').getByRole('link', { name: 'Get Started' }).last();
    await action.evaluate((link) => scrollBy(0, link.getBoundingClientRect().bottom - innerHeight + 8));
    const box = await action.boundingBox();
    if (!box) throw new Error('The page has no Get Started link');
    await menu.toggle.tap();
    const end = await menu.link('Get Started').boundingBox();
    expect(end && end.y + end.height < box.y + 10, 'the link lies below the menu').toBe(true);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expectMenu(page, 'closed');
    await drawn(page);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForURL('**/contact');
  });

  test('takes no focus and does not scroll', async ({ open }) => {
    const page = await open('/', { viewport: phone });
    const menu = mainMenu(page);
    await menu.toggle.click();
    await menu.link('Get Started').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBe(null);
    await page.mouse.move(180, 730);
    await page.mouse.wheel(0, 600);
    await drawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

describe('the menu between phone and desktop widths', () => {
  test('has its button and no hover at 1023 px, and the menu bar at 1024 px', async ({ open }) => {
    const page = await open('/', { viewport: { width: 1023, height: 800 } });
    const menu = mainMenu(page);
    await menu.toggle.click();
    await menu.link('Services').hover();
    await menu.link('Technology').focus();
    await drawn(page);
    expect(await menu.expanded()).toEqual([]);
    await menu.expander('Services').click();
    expect(await menu.visibleLinks()).toEqual(linksWith('Services'));

    await page.setViewportSize({ width: 1024, height: 800 });
    await expect.poll(menu.expanded).toEqual([]);
    expect(await menu.toggle.isVisible()).toBe(false);
    expect(await menu.visibleLinks()).toEqual(topLinks);
    await page.getByRole('main').getByRole('link').first().focus();
    expect(await page.evaluate(() => document.activeElement?.closest('main')), 'the page can be used again').not.toBe(null);

    await page.setViewportSize({ width: 1023, height: 800 });
    await expectMenu(page, 'closed');
  });
});
