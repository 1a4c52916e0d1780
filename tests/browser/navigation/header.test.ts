import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, inMotion, phone, scrollPage, test } from '../../support/browser/browser-test.ts';
import { mainMenu } from '../../support/browser/main-menu.ts';
import { builtPage, pageFile } from '../../support/built-site/built-site.ts';

const tagline = 'Transforming ecommerce with intelligent AI solutions.';

const transparent = { background: 'rgba(0, 0, 0, 0)', shadow: false };
const solid = { background: 'rgb(255, 255, 255)', shadow: true };

async function headerLook(page: Page) {
  return page.getByRole('banner').evaluate((header) => {
    const { backgroundColor, boxShadow } = getComputedStyle(header);
    return { background: backgroundColor, shadow: boxShadow !== 'none' };
  });
}

describe('the header while the page is scrolled', () => {
  test('is transparent up to 20 px and solid from 21 px, and keeps its place', async ({ open }) => {
    // Without motion each state appears at once, so that the test never reads a colour in mid-transition.
    const page = await open('/');
    const place = { x: 0, y: 0, width: await page.evaluate(() => document.documentElement.clientWidth), height: 80 };
    for (const [y, look] of [
      [0, transparent],
      [20, transparent],
      [21, solid],
      [1500, solid],
      [0, transparent],
    ] as const) {
      await scrollPage(page, y);
      expect(await headerLook(page), `${y} px down`).toEqual(look);
      expect(await page.getByRole('banner').boundingBox()).toEqual(place);
    }
  });

  test('turns solid with motion allowed', async ({ open }) => {
    const page = await open('/services', inMotion);
    await scrollPage(page, 400);
    await expect.poll(() => headerLook(page)).toEqual(solid);
  });

  test('is solid at once on a page reloaded half-way down', async ({ open }) => {
    const page = await open('/');
    await scrollPage(page, 900);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await expect.poll(() => headerLook(page)).toEqual(solid);
  });
});

/** Lists parts of the header that overlap, and parts that reach outside it. */
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
          // The touch area of the name reaches over its tagline.
          return width > 0 && height > 8;
        })
        .map((other) => `${name} over ${other.name}`),
    );
    return [...outside, ...over];
  });
}

test('the header has room for its content, even with letters rounded to whole pixels', async ({ read }) => {
  const page = await read('/services');
  await page.evaluate(() => document.fonts.ready);
  const banner = page.getByRole('banner');
  // Widths on both sides of each breakpoint, and 720 px, which is a window of 1440 px at 200% zoom.
  for (const width of [320, 600, 720, 768, 1023, 1024, 1100, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await crowding(page), `at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `pixels wider than ${width} px`).toBeLessThanOrEqual(0);
    const words = banner.getByText(tagline).filter({ visible: true });
    expect.soft(await words.count(), `the tagline at ${width} px`).toBe(width < 600 ? 0 : 1);
    if (width < 600) continue;
    const box = await words.boundingBox();
    expect.soft((box?.y ?? 0) + (box?.height ?? 999), `its lower edge at ${width} px`).toBeLessThan(width < 1024 ? 68 : 80);
    if (width < 1024) continue;
    const look = await banner.evaluate((header) => {
      header.style.letterSpacing = '0.2px';
      const range = document.createRange();
      range.selectNodeContents(header.querySelector('p') as Node);
      const tops = (rects: Iterable<DOMRect>) => new Set([...rects].map(({ y, height }) => Math.round(y + height / 2)));
      const entries = [...header.querySelectorAll<HTMLElement>('#menu > li')].filter(({ offsetWidth }) => offsetWidth > 0);
      const boxes = entries.map((entry) => entry.getBoundingClientRect());
      const isClose = boxes.some(({ left }, index) => left - (boxes[index - 1]?.right ?? 0) < 9);
      const found = { rows: tops(boxes).size, lines: tops(range.getClientRects()).size, isClose };
      header.style.letterSpacing = '';
      return found;
    });
    expect.soft(look, `at ${width} px`).toEqual({ rows: 1, lines: 2, isClose: false });
  }
});

for (const width of [320, phone.width]) {
  test(`the tagline is at the top of the open menu at ${width} px`, async ({ open }) => {
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

describe('the menu entry of the open page', () => {
  const pages = {
    '/': ['Home'],
    '/services': ['Services'],
    '/services/dynamic-pricing': ['Services'],
    '/solutions/industries/fashion': ['Solutions'],
    '/technology/ai-ml': ['Technology'],
    '/about/team': ['About'],
    '/case-studies/luxewear': ['Case Studies'],
    '/case-studies/404': ['Case Studies'],
    '/services/404': ['Services'],
    '/about/404': ['About'],
    '/resources': ['Resources'],
    '/contact': ['Contact'],
    '/privacy': [],
    '/404': [],
  };
  test('is marked for screen readers', () => {
    for (const [path, names] of Object.entries(pages)) {
      const marked = selectAll('nav[aria-label=Main] #menu > li > a[aria-current]', builtPage(pageFile(path)));
      const shown = marked.map((link) => textOf(link));
      expect.soft(shown, path).toEqual(names);
    }
  });

  test('is underlined', async ({ read }) => {
    const page = await read('/services/dynamic-pricing');
    const lined = await page
      .getByRole('navigation', { name: 'Main' })
      .locator('#menu > li > a')
      .evaluateAll((links) =>
        links
          .filter((link) => Number.parseFloat(getComputedStyle(link).borderBottomWidth) > 0)
          .filter((link) => getComputedStyle(link).borderBottomColor !== 'rgba(0, 0, 0, 0)')
          .map((link) => link.textContent),
      );
    expect(lined).toEqual(['Services']);
  });
});
