import { describe } from 'vitest';
import { drawn, expect, test } from '../../support/browser/browser-test.ts';
import { entriesWithPages, expectSubmenu, mainMenu, pagesOf } from '../../support/browser/main-menu.ts';

// The narrowest window with a menu bar has the least room.
describe.each(process.env.LONG ? [1440, 1024] : [1024])('submenus by pointer at %i px', (width) => {
  const viewport = { width, height: 900 };

  test('open under the pointer one at a time, fit the screen, and close when it leaves', async ({ open }) => {
    const page = await open('/', { viewport });
    const menu = mainMenu(page);
    for (const { label, children } of entriesWithPages) {
      await menu.link(label).hover();
      await expectSubmenu(page, label);
      for (const child of children ?? []) {
        await menu.link(child.label).hover();
        const box = await menu.link(child.label).boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width, `${child.label} on the screen`).toBe(true);
      }
      await expectSubmenu(page, label);
    }
    await page.mouse.move(700, 600);
    await expectSubmenu(page);
  });

  test('open on a click though hover opened them, replace each other, and have links', async ({ open }) => {
    const page = await open('/', { viewport });
    const menu = mainMenu(page);
    await menu.link('Technology').hover();
    await menu.link('AI & ML').click();
    await page.waitForURL('**/technology/ai-ml');

    await page.goto('/');
    const button = menu.expander('Services');
    await button.click();
    await drawn(page);
    await expectSubmenu(page, 'Services');
    await button.click();
    await expectSubmenu(page);
    await button.click();
    await expectSubmenu(page, 'Services');
    await menu.expander('Solutions').click();
    await expectSubmenu(page, 'Solutions');
    await page.mouse.click(700, 600);
    await expectSubmenu(page);

    await button.focus();
    await page.keyboard.press('Escape');
    await expectSubmenu(page);
    await button.click();
    await drawn(page);
    // The submenu must not open on hover and close at once on the click.
    await expectSubmenu(page, 'Services');

    // One submenu has the focus and another the pointer.
    await page.goto('/');
    await menu.expander('Services').focus();
    await expectSubmenu(page, 'Services');
    await menu.link('Technology').hover();
    await expectSubmenu(page, 'Technology');
    // The click moves the focus away from Services, which must not close the submenu of Technology.
    await menu.link('AI & ML').click();
    await page.waitForURL('**/technology/ai-ml');
  });

  test('open and close by touch', async ({ open }) => {
    const page = await open('/', { viewport, hasTouch: true });
    const menu = mainMenu(page);
    await menu.expander('Services').tap();
    await drawn(page);
    await expectSubmenu(page, 'Services');
    await menu.expander('Technology').tap();
    await drawn(page);
    await expectSubmenu(page, 'Technology');
    await menu.expander('Technology').tap();
    await expectSubmenu(page);
    await menu.expander('Technology').tap();
    await page.touchscreen.tap(700, 600);
    await expectSubmenu(page);
  });
});

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
