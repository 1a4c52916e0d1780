import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, phone, test } from '../support/browser-test.ts';
import { mainMenu } from '../support/main-menu.ts';

const tagline = 'Transforming ecommerce with intelligent AI solutions.';

/** Widths at which the header changes its form, and a window of 1440 px at 200% zoom, which is one of 720. */
const widths = [600, 720, 768, 1023, 1024, 1100, 1280, 1440];

/** What of the header is drawn over what else of it, and what leaves it. */
async function crowding(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const parts = [...header.querySelectorAll('a, button, p')]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().top < header.clientHeight)
      .map((part) => ({ name: part.textContent?.trim() ?? '', box: part.getBoundingClientRect() }));
    const outside = parts
      .filter(({ box }) => box.left < 0 || box.right > innerWidth || box.bottom > header.clientHeight)
      .map(({ name }) => `${name} leaves the header`);
    const over = parts.flatMap(({ name, box }, index) =>
      parts
        .slice(index + 1)
        .filter(({ box: other }) => {
          const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          // The name's area for a finger reaches over its tagline.
          return width > 0 && height > 8;
        })
        .map((other) => `${name} over ${other.name}`),
    );
    return [...outside, ...over];
  });
}

describe('the tagline', () => {
  for (const width of widths) {
    test(`stands under the name at ${width} px and crowds nothing`, async ({ read }) => {
      const page = await read('/about/team', { width, height: 800 });
      const words = page.getByRole('banner').getByText(tagline).filter({ visible: true });
      expect(await words.count()).toBe(1);
      const box = await words.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThan(width < 1024 ? 68 : 80);
      expect(await crowding(page)).toEqual([]);
    });
  }

  for (const width of [320, phone.width]) {
    test(`heads the open menu at ${width} px`, async ({ open }) => {
      const page = await open('/services', { viewport: { width, height: 740 }, hasTouch: true, isMobile: true });
      const words = page.getByRole('banner').getByText(tagline).filter({ visible: true });
      expect(await words.count()).toBe(0);
      await mainMenu(page).toggle.tap();
      expect(await words.count()).toBe(1);
      const first = await mainMenu(page).link('Home').boundingBox();
      const box = await words.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    });
  }

  test('heads the list that opens without a script, too', async ({ open }) => {
    const page = await open('/privacy', { viewport: phone, javaScriptEnabled: false });
    await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
    expect(await page.getByRole('banner').getByText(tagline).filter({ visible: true }).count()).toBe(1);
  });

  test('is on a page that does not exist', async ({ open }) => {
    const page = await open('/no-such-page', { status: 404 });
    expect(await page.getByRole('banner').getByText(tagline).filter({ visible: true }).count()).toBe(1);
  });
});
