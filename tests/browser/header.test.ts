import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, inMotion, scrollPage, test } from '../support/browser-test.ts';
import { builtPage, pageFile } from '../support/built-site.ts';

const transparent = { background: 'rgba(0, 0, 0, 0)', shadow: false };
const solid = { background: 'rgb(255, 255, 255)', shadow: true };

async function headerLook(page: Page) {
  return page.getByRole('banner').evaluate((header) => {
    const { backgroundColor, boxShadow } = getComputedStyle(header);
    return { background: backgroundColor, shadow: boxShadow !== 'none' };
  });
}

describe('the header while the page is scrolled', () => {
  test('is transparent up to 20 px, solid from 21 px, and transparent again at the top; it stays where it is, 80 px high on a desktop', async ({
    open,
  }) => {
    // Without motion each state is there at once, so that a half-way colour can't pass for a whole one.
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

  test('turns solid for people who like motion as well', async ({ open }) => {
    const page = await open('/services', inMotion);
    await scrollPage(page, 400);
    await expect.poll(() => headerLook(page)).toEqual(solid);
  });

  test('is solid at once on a page that is reloaded half-way down', async ({ open }) => {
    const page = await open('/');
    await scrollPage(page, 900);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await expect.poll(() => headerLook(page)).toEqual(solid);
  });
});

test('the menu keeps to one row and the tagline to two lines, also where a browser rounds letters to whole pixels', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(() => document.fonts.ready);
  const banner = page.getByRole('banner');
  for (const width of [1024, 1100, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { rows, lines } = await banner.evaluate((header) => {
      header.style.letterSpacing = '0.2px';
      const tagline = document.createRange();
      tagline.selectNodeContents(header.querySelector('p') as Node);
      const tops = (rects: Iterable<DOMRect>) => new Set([...rects].map(({ y, height }) => Math.round(y + height / 2)));
      const entries = [...header.querySelectorAll<HTMLElement>('#menu > li')].filter(({ offsetWidth }) => offsetWidth > 0);
      return { rows: tops(entries.map((entry) => entry.getBoundingClientRect())).size, lines: tops(tagline.getClientRects()).size };
    });
    expect({ rows, lines }, `at ${width} px`).toEqual({ rows: 1, lines: 2 });
  }
});

describe('the entry of the page that is open', () => {
  const pages = {
    '/': ['Home'],
    '/services': ['Services'],
    '/services/dynamic-pricing': ['Services'],
    '/solutions/industries/fashion': ['Solutions'],
    '/technology/ai-ml': ['Technology'],
    '/about/team': ['About'],
    '/case-studies/luxewear': ['Case Studies'],
    '/resources': ['Resources'],
    '/contact': ['Contact'],
    '/privacy': [],
    '/404': [],
  };
  test('is marked for a screen reader', () => {
    for (const [path, names] of Object.entries(pages)) {
      const marked = selectAll('nav[aria-label=Main] #menu > li > a[aria-current]', builtPage(pageFile(path)));
      expect
        .soft(
          marked.map((link) => textOf(link)),
          path,
        )
        .toEqual(names);
    }
  });

  test('and for the eye', async ({ read }) => {
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

test('the header has room for the search at every width', async ({ read }) => {
  const page = await read('/services');
  for (const width of process.env.LONG ? [320, 360, 768, 1023, 1024, 1140, 1279, 1280, 1440] : [320, 1023, 1024, 1279]) {
    await page.setViewportSize({ width, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `pixels wider than ${width} px`).toBeLessThanOrEqual(0);
    // Brand, search and what comes after stand beside each other, within the page.
    const boxes = await page.evaluate(() => {
      const bar = document.querySelector('[data-header] > div') as Element;
      return [...bar.children].map((part) => part.getBoundingClientRect()).map(({ left, right }) => [left, right]);
    });
    const edges = boxes.flat();
    expect.soft(edges, `at ${width} px`).toEqual(edges.toSorted((one, other) => one - other));
    expect.soft(Math.max(...edges), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});
