import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { mainMenu } from '../../support/browser/main-menu.ts';
import { builtMain, wordsIn } from '../../support/built-site/built-words.ts';
import { content, siteRoutes } from '../../support/content/site-routes.ts';

const { main } = content.navigation;
const allLinks = [...main.flatMap(({ label, children = [] }) => [label, ...children.map((child) => child.label)]), 'Get Started'];

/** Pages that together have everything that scripts enhance. */
const improved = ['/', '/services', '/services/dynamic-pricing', '/solutions', '/resources', '/contact', '/search'];

const onDesktop = { javaScriptEnabled: false, viewport: desktop };
const onPhone = { javaScriptEnabled: false, viewport: phone, hasTouch: true };

describe('a page without JavaScript', () => {
  test('shows its heading and text, and no button without effect', async ({ open }) => {
    const page = await open('/', onDesktop);
    for (const path of process.env.LONG ? siteRoutes.map((route) => route.path) : improved) {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).isVisible(), `heading of ${path}`).toBe(true);
      // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden does not count
      expect((await page.getByRole('main').innerText()).length, `text of ${path}`).toBeGreaterThan(150);
      // A button that sends a form works by itself.
      const idle = page.locator(':is(button, [role=button]):not(form [type=submit])').filter({ visible: true });
      expect(await idle.count(), `buttons of ${path}`).toBe(0);
    }
  });

  test('shows the assistant and back to top whole on a phone, at the top and further down', async ({ open }) => {
    const page = await open('/about', onPhone);
    for (const at of [0, 900]) {
      await page.mouse.wheel(0, at);
      for (const button of [page.locator('#assistant'), page.getByRole('link', { name: 'Back to top' })]) {
        const box = await button.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
      }
    }
  });

  test('has an opaque header over the content', async ({ open }) => {
    const page = await open('/', onDesktop);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
    expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)).toBe('rgb(255, 255, 255)');
  });
});

describe('the menu without JavaScript', () => {
  const visible = (page: Page) => mainMenu(page).visibleLinks();

  test('opens on a phone by its link, with every page in it', async ({ open }) => {
    const page = await open('/', onPhone);
    expect(await visible(page)).toEqual(['Menu']);
    await mainMenu(page).link('Menu').tap();
    await expect.poll(() => visible(page)).toEqual(['Close', ...allLinks]);
    await mainMenu(page).link('Close').tap();
    await expect.poll(() => visible(page)).toEqual(['Menu']);
    await mainMenu(page).link('Menu').tap();
    await mainMenu(page).link('AI Analytics').tap();
    await page.waitForURL('**/services/analytics');
    expect(await visible(page)).toEqual(['Menu']);
    await page.setViewportSize({ width: 360, height: 420 });
    await mainMenu(page).link('Menu').tap();
    // The last link can be reached on a low screen.
    await mainMenu(page).link('Get Started').tap();
    await page.waitForURL('**/contact');
  });

  test('opens its submenus on a desktop under the pointer', async ({ open }) => {
    const page = await open('/', onDesktop);
    const menu = mainMenu(page);
    expect(await menu.link('Dynamic Pricing').isVisible()).toBe(false);
    await menu.link('Services').hover();
    await expect.poll(() => menu.link('Dynamic Pricing').isVisible()).toBe(true);
    await menu.link('Technology').hover();
    await expect.poll(() => menu.link('Dynamic Pricing').isVisible()).toBe(false);
    await menu.link('Integration Capabilities').click();
    await page.waitForURL('**/technology/integration');
  });

  test('opens its submenus on a desktop for the keyboard', async ({ open }) => {
    const page = await open('/', onDesktop);
    const menu = mainMenu(page);
    await menu.link('Home').focus();
    for (const name of allLinks.slice(1)) {
      await page.keyboard.press('Tab');
      expect(await menu.focused()).toBe(name);
      expect(await menu.link(name).isVisible()).toBe(true);
    }
    expect(await menu.link('Integration Capabilities').isVisible()).toBe(false);
  });
});

describe('dates without JavaScript', () => {
  test('legal pages show the date of the build', () => {
    for (const path of ['/privacy', '/terms']) {
      const [, date = ''] = /Last updated: ([^.]*? \d{4})/.exec(wordsIn(builtMain(path))) ?? [];
      expect(Date.now() - Date.parse(date)).toBeLessThan(366 * 24 * 60 * 60 * 1000);
    }
  });
});
