import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { drawn, expect, phone, test, testWithPageCache } from '../support/browser-test.ts';
import { mainMenu } from '../support/main-menu.ts';

const { main } = loadContent().navigation;
const topLinks = [...main.map(({ label }) => label), 'Get Started'];
const children = (entry: string) => main.find(({ label }) => label === entry)?.children?.map(({ label }) => label) ?? [];
/** What can be seen while one entry is expanded. */
const linksWith = (entry: string) => topLinks.flatMap((label) => (label === entry ? [label, ...children(entry)] : [label]));

const onPhone = { viewport: phone, hasTouch: true, isMobile: true };

/** Asserts that the list is open or closed, by what the button says and by what can be seen. */
async function expectMenu(page: Page, state: 'open' | 'closed') {
  const menu = mainMenu(page);
  await expect.poll(() => menu.toggle.getAttribute('aria-expanded')).toBe(String(state === 'open'));
  expect((await menu.visibleLinks()).length > 0).toBe(state === 'open');
}

describe('the menu on a phone', () => {
  test('opens and closes with its button', async ({ open }) => {
    const page = await open('/', onPhone);
    const menu = mainMenu(page);
    await expectMenu(page, 'closed');
    await menu.toggle.tap();
    await expectMenu(page, 'open');
    expect(await menu.visibleLinks()).toEqual(topLinks);
    await menu.toggle.tap();
    await expectMenu(page, 'closed');
  });

  test('opens with the keyboard, and Tab goes from its button into the list', async ({ open }) => {
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

  test('expands one entry at a time, each with a button of its own', async ({ open }) => {
    const page = await open('/', onPhone);
    const menu = mainMenu(page);
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

  test('closes with Escape, what is expanded first, and gives the focus back', async ({ open }) => {
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

  test('is closed on the page that a link of it leads to', async ({ open }) => {
    const page = await open('/', onPhone);
    const menu = mainMenu(page);
    await menu.toggle.tap();
    await menu.expander('Services').tap();
    await menu.link('Dynamic Pricing').tap();
    await page.waitForURL('**/services/dynamic-pricing');
    await expectMenu(page, 'closed');
    expect(await menu.expanded()).toEqual([]);
  });

  test('ends with Get Started, which leads to the contact page', async ({ open }) => {
    const page = await open('/', onPhone);
    const menu = mainMenu(page);
    await menu.toggle.tap();
    expect((await menu.visibleLinks()).at(-1)).toBe('Get Started');
    await menu.link('Get Started').tap();
    await page.waitForURL('**/contact');
  });

  test('reaches its last link by scrolling inside when it is taller than the screen', async ({ open }) => {
    const page = await open('/', { ...onPhone, viewport: { width: 360, height: 420 } });
    const menu = mainMenu(page);
    await menu.toggle.tap();
    await menu.expander('Services').tap();
    await menu.link('Get Started').tap();
    await page.waitForURL('**/contact');
  });

  test('works where the visitor used its link before the script came', async ({ open }) => {
    const page = await open('/services#menu', onPhone);
    await expectMenu(page, 'open');
    await mainMenu(page).toggle.tap();
    await expectMenu(page, 'closed');
  });
});

describe('the page under the open menu', () => {
  test('does not take a tap beside the menu, which only closes the menu', async ({ open }) => {
    const page = await open('/', onPhone);
    const menu = mainMenu(page);
    // Bring a link of the page to where the menu will leave the page in sight.
    const action = page.getByRole('main').getByRole('link', { name: 'Get Started' }).first();
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

describe('at the edge between phone and desktop', () => {
  test('1023 px has the menu button and no hover, 1024 px has the bar', async ({ open }) => {
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

testWithPageCache('the menu is closed on a page that the browser kept for the way back', async ({ open }) => {
  const page = await open('/', onPhone);
  const menu = mainMenu(page);
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => document.body.setAttribute('data-kept', String(persisted))));
  await menu.toggle.tap();
  await menu.expander('Services').tap();
  await menu.link('About').tap();
  await page.waitForURL('**/about');
  await page.goBack({ waitUntil: 'commit' });
  expect(new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => page.evaluate(() => document.body.getAttribute('data-kept')), 'kept, not loaded anew').toBe('true');
  await expectMenu(page, 'closed');
  expect(await menu.expanded()).toEqual([]);
  await page.getByRole('main').getByRole('link').first().focus();
  expect(await page.evaluate(() => document.activeElement?.closest('main')), 'the page can be used again').not.toBe(null);
});
