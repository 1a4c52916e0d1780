import { describe } from 'vitest';
import { drawn, expect, test } from '../../support/browser/browser-test.ts';
import { entriesWithPages, expectSubmenu, mainMenu, pagesOf } from '../../support/browser/main-menu.ts';

describe.each(process.env.LONG ? [1440, 1024] : [1024])('submenus by keyboard at %i px', (width) => {
  const viewport = { width, height: 900 };

  test('open on focus, Tab visits every link, and they close when focus leaves', async ({ open }) => {
    const page = await open('/', { viewport });
    const menu = mainMenu(page);
    await menu.link('Home').focus();
    for (const { label } of entriesWithPages) {
      for (const stop of [label, `${label} pages`, ...pagesOf(label)]) {
        await page.keyboard.press('Tab');
        expect(await menu.focused()).toBe(stop);
        await expectSubmenu(page, label);
      }
    }
    await page.keyboard.press('Tab');
    expect(await menu.focused()).toBe('About');
    await expectSubmenu(page);
    await page.keyboard.press('Shift+Tab');
    expect(await menu.focused()).toBe('Technology pages');
    await expectSubmenu(page, 'Technology');
  });

  test('close with Escape and their button, return the focus and stay closed', async ({ open }) => {
    const page = await open('/', { viewport });
    const menu = mainMenu(page);
    await menu.link('Home').focus();
    for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press('Tab');
    expect(await menu.focused()).toBe(pagesOf('Services')[1]);
    await page.keyboard.press('Escape');
    await drawn(page);
    expect(await menu.focused()).toBe('Services pages');
    await expectSubmenu(page);
    await page.keyboard.press('Tab');
    expect(await menu.focused()).toBe('Solutions');
    await expectSubmenu(page, 'Solutions');

    const button = menu.expander('Solutions');
    await button.focus();
    await expectSubmenu(page, 'Solutions');
    await button.press('Enter');
    await expectSubmenu(page);
    await button.press('Space');
    await expectSubmenu(page, 'Solutions');

    await page.getByRole('link', { name: 'Tarazu', exact: true }).focus();
    await menu.link('Services').hover();
    await expectSubmenu(page, 'Services');
    await page.keyboard.press('Escape');
    await drawn(page);
    await expectSubmenu(page);
    expect(await menu.focused(), 'hovering moves no focus').toBe('Tarazu');
  });
});
