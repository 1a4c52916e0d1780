import { describe } from 'vitest';
import { expect, phone, test } from '../../support/browser/browser-test.ts';
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
