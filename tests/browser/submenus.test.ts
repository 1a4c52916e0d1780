import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { drawn, expect, test } from '../support/browser-test.ts';
import { mainMenu } from '../support/main-menu.ts';

const { main } = loadContent().navigation;
const entries = main.filter(({ children }) => children);
const linksOf = (entry: string) => entries.find(({ label }) => label === entry)?.children?.map(({ label }) => label) ?? [];
const barLinks = [...main.map(({ label }) => label), 'Get Started'];

/** Asserts which submenu is open, by what its button says and by what can be seen. */
async function expectOpen(page: Page, entry?: string) {
  const menu = mainMenu(page);
  await expect.poll(menu.expanded).toEqual(entry ? [entry] : []);
  const seen = await menu.visibleLinks();
  expect(seen.filter((name) => !barLinks.includes(name))).toEqual(entry ? linksOf(entry) : []);
}

/** Puts the pointer where it touches no menu. */
const away = (page: Page) => page.mouse.move(700, 600);

describe.each([1440, 1024])('submenus at %i px', (width) => {
  const viewport = { width, height: 900 };

  test('open under the pointer, one at a time, on the screen, and close when it leaves', async ({ open }) => {
    const page = await open('/', { viewport });
    const menu = mainMenu(page);
    for (const { label, children } of entries) {
      await menu.link(label).hover();
      await expectOpen(page, label);
      for (const child of children ?? []) {
        await menu.link(child.label).hover();
        const box = await menu.link(child.label).boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width, `${child.label} on the screen`).toBe(true);
      }
      await expectOpen(page, label);
    }
    await away(page);
    await expectOpen(page);
  });

  test('lead where they say', async ({ open }) => {
    const page = await open('/', { viewport });
    const menu = mainMenu(page);
    await menu.link('Technology').hover();
    await menu.link('AI & ML').click();
    await page.waitForURL('**/technology/ai-ml');
  });

  test('open when the focus comes, let Tab pass through every link, and close behind it', async ({ open }) => {
    const page = await open('/', { viewport });
    const menu = mainMenu(page);
    await menu.link('Home').focus();
    for (const { label } of entries) {
      for (const stop of [label, `${label} pages`, ...linksOf(label)]) {
        await page.keyboard.press('Tab');
        expect(await menu.focused()).toBe(stop);
        await expectOpen(page, label);
      }
    }
    await page.keyboard.press('Tab');
    expect(await menu.focused()).toBe('About');
    await expectOpen(page);
    await page.keyboard.press('Shift+Tab');
    expect(await menu.focused()).toBe('Technology pages');
    await expectOpen(page, 'Technology');
  });

  test('close with Escape, give the focus back to their button and stay closed', async ({ open }) => {
    const page = await open('/', { viewport });
    const menu = mainMenu(page);
    await menu.link('Home').focus();
    for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press('Tab');
    expect(await menu.focused()).toBe(linksOf('Services')[1]);
    await page.keyboard.press('Escape');
    await drawn(page);
    expect(await menu.focused()).toBe('Services pages');
    await expectOpen(page);
    await page.keyboard.press('Tab');
    expect(await menu.focused()).toBe('Solutions');
    await expectOpen(page, 'Solutions');
  });

  test('close with Escape under a resting pointer too, without taking the focus', async ({ open }) => {
    const page = await open('/', { viewport });
    const menu = mainMenu(page);
    await page.getByRole('link', { name: 'Tarazu' }).focus();
    await menu.link('Services').hover();
    await expectOpen(page, 'Services');
    await page.keyboard.press('Escape');
    await drawn(page);
    await expectOpen(page);
    expect(await menu.focused()).toBe('Tarazu');
  });

  test('open and close with Enter and Space on their button', async ({ open }) => {
    const page = await open('/', { viewport });
    const button = mainMenu(page).expander('Solutions');
    await button.focus();
    await expectOpen(page, 'Solutions');
    await button.press('Enter');
    await expectOpen(page);
    await button.press('Space');
    await expectOpen(page, 'Solutions');
  });

  test('open with a click on their button, although the pointer opened them on its way, and close with the next', async ({ open }) => {
    const page = await open('/', { viewport });
    const button = mainMenu(page).expander('Services');
    await button.click();
    await drawn(page);
    await expectOpen(page, 'Services');
    await button.click();
    await expectOpen(page);
    await button.click();
    await expectOpen(page, 'Services');
    await mainMenu(page).expander('Solutions').click();
    await expectOpen(page, 'Solutions');
    await page.mouse.click(700, 600);
    await expectOpen(page);
  });

  test('do not open and close at once when their focused button is clicked', async ({ open }) => {
    const page = await open('/', { viewport });
    const button = mainMenu(page).expander('Services');
    await button.focus();
    await page.keyboard.press('Escape');
    await expectOpen(page);
    await button.click();
    await drawn(page);
    await expectOpen(page, 'Services');
  });

  test('give way to the one under the pointer while the focus is in another', async ({ open }) => {
    const page = await open('/', { viewport });
    await mainMenu(page).expander('Services').focus();
    await expectOpen(page, 'Services');
    await mainMenu(page).link('Technology').hover();
    await expectOpen(page, 'Technology');
  });

  test('open and close by touch', async ({ open }) => {
    const page = await open('/', { viewport, hasTouch: true });
    const menu = mainMenu(page);
    await menu.expander('Services').tap();
    await drawn(page);
    await expectOpen(page, 'Services');
    await menu.expander('Technology').tap();
    await drawn(page);
    await expectOpen(page, 'Technology');
    await menu.expander('Technology').tap();
    await expectOpen(page);
    await menu.expander('Technology').tap();
    await page.touchscreen.tap(700, 600);
    await expectOpen(page);
  });
});

test('the whole menu fits beside the name at 1024 px, in one line', async ({ open }) => {
  const page = await open('/', { viewport: { width: 1024, height: 768 } });
  const menu = mainMenu(page);
  expect(await menu.visibleLinks()).toEqual(barLinks);
  const boxes = await Promise.all(['Home', 'Contact', 'Get Started'].map((name) => menu.link(name).boundingBox()));
  for (const box of boxes) expect(box && box.y >= 0 && box.y + box.height <= 80 && box.x + box.width <= 1024).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});
