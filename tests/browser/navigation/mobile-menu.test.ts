import { describe } from 'vitest';
import { drawn, expect, phone, test } from '../../support/browser/browser-test.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';
import { expectMenu, linksWith, mainMenu, topLinks } from '../../support/browser/main-menu.ts';

const onPhone = { viewport: phone, hasTouch: true, isMobile: true };

describe('the menu on a phone', () => {
  test('opens and closes with its labelled button, and expands one entry at a time', async ({ open }) => {
    const page = await open('/', onPhone);
    const menu = mainMenu(page);
    // biome-ignore lint/performance/useDomNodeTextContent: the test needs the visible text only
    const word = async () => (await menu.toggle.innerText()).trim();
    await expectMenu(page, 'closed');
    expect(await word()).toBe('Menu');
    await menu.toggle.tap();
    await expectMenu(page, 'open');
    expect(await word()).toBe('Close');
    expect(await menu.visibleLinks()).toEqual(topLinks);
    expect(topLinks.at(-1)).toBe('Get Started');
    await menu.toggle.tap();
    await expectMenu(page, 'closed');
    expect(await word()).toBe('Menu');

    await menu.toggle.tap();
    for (const entry of ['Services', 'Solutions', 'Technology', 'Services']) {
      await menu.expander(entry).tap();
      expect(await menu.expanded()).toEqual([entry]);
      expect(await menu.visibleLinks()).toEqual(linksWith(entry));
    }
    await menu.expander('Services').tap();
    expect(await menu.expanded()).toEqual([]);
    expect(await menu.visibleLinks()).toEqual(topLinks);
  });

  test('is closed on the next page, and its last link can be reached on a low screen', async ({ open }) => {
    const page = await open('/', { ...onPhone, viewport: { width: 360, height: 420 } });
    const menu = mainMenu(page);
    await menu.toggle.tap();
    await menu.expander('Services').tap();
    await menu.link('Dynamic Pricing').tap();
    await page.waitForURL('**/services/dynamic-pricing');
    await expectMenu(page, 'closed');
    expect(await menu.expanded()).toEqual([]);
    await menu.toggle.tap();
    await menu.expander('Services').tap();
    await menu.link('Get Started').tap();
    await page.waitForURL('**/contact');
  });

  test('opens with the keyboard, and Tab moves from its button into the list', async ({ open }) => {
    const page = await open('/', { viewport: phone });
    const menu = mainMenu(page);
    await menu.toggle.press('Enter');
    await expectMenu(page, 'open');
    const stops: unknown[] = [];
    for (let tabs = 0; tabs < 5; tabs++) {
      await page.keyboard.press('Tab');
      stops.push(await menu.focused());
    }
    expect(stops).toEqual(['Home', 'Services', 'Services pages', 'Solutions', 'Solutions pages']);
    await expectMenu(page, 'open');
    expect(await menu.expanded()).toEqual([]);
  });

  test('closes with Escape after its expanded entry, and returns the focus', async ({ open }) => {
    const page = await open('/', { viewport: phone });
    const menu = mainMenu(page);
    await menu.toggle.click();
    await menu.expander('Solutions').click();
    await menu.link('By Industry').focus();
    await page.keyboard.press('Escape');
    expect(await menu.expanded()).toEqual([]);
    expect(await menu.focused()).toBe('Solutions pages');
    await expectMenu(page, 'open');
    await page.keyboard.press('Escape');
    await expectMenu(page, 'closed');
    expect(await menu.focused()).toBe('Menu');
  });

  test('works after the visitor used its link before the script loaded', async ({ open }) => {
    const page = await open('/services#menu', onPhone);
    await expectMenu(page, 'open');
    await mainMenu(page).toggle.tap();
    await expectMenu(page, 'closed');
  });
});

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
