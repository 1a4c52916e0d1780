import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, phone, test } from '../support/browser-test.ts';
import { builtText, pageFile } from '../support/built-site.ts';
import { content, siteRoutes } from '../support/site-routes.ts';

const { pages } = content;

/** Pages that are about one thing: what their picture says it shows. */
const pictured: Record<string, string> = {
  '/solutions/comparison': pages.comparison.picture.alt,
  '/privacy': pages.privacy.picture.alt,
  '/terms': pages.terms.picture.alt,
  '/accessibility': pages.accessibility.picture.alt,
  '/search': pages.search.picture.alt,
  ...Object.fromEntries(pages.resources.categories.map(({ slug, picture }) => [`/resources/category/${slug}`, picture.alt])),
};

describe('a picture beside the heading says what it shows:', () => {
  for (const [path, alt] of Object.entries(pictured)) {
    test(path, async ({ read }) => {
      const page = await read(path);
      expect(await page.getByRole('main').getByRole('img', { name: alt }).count()).toBe(1);
    });
  }

  test('on a phone the list of pages comes without one, right after its heading', async ({ read }) => {
    const page = await read('/search', phone);
    expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
  });

  test('sibling pages have different pictures on different fields', async ({ read }) => {
    const seen: string[] = [];
    for (const { slug } of pages.resources.categories) {
      const page = await read(`/resources/category/${slug}`);
      const field = page.getByRole('main').getByRole('img').first().locator('..');
      seen.push(await field.evaluate((it) => getComputedStyle(it).backgroundColor));
    }
    expect(new Set(seen).size).toBe(pages.resources.categories.length);
  });
});

const milestonesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

describe('the timeline', () => {
  test('shows a scene for each year, and each says what it shows', async ({ read }) => {
    const page = await read('/about/journey');
    const scenes = await milestonesOf(page).evaluateAll((items) =>
      items.map((item) => [item.querySelector('[role=img]')?.getAttribute('aria-label'), item.querySelector('p')?.textContent]),
    );
    expect(scenes).toEqual(pages.journey.milestones.map(({ picture, year }) => [picture.alt, String(year)]));
  });

  test('is one road from side to side on a wide screen: each piece begins where the last one ends, a little higher', async ({ read }) => {
    const page = await read('/about/journey');
    const nodes = await milestonesOf(page).evaluateAll((items) =>
      items.map((item) => {
        const piece = item.querySelector('svg')?.getBoundingClientRect();
        const node = item.querySelector('svg > circle')?.getBoundingClientRect();
        return { left: piece?.left ?? Number.NaN, right: piece?.right ?? Number.NaN, node: node?.top ?? Number.NaN };
      }),
    );
    expect(nodes).toHaveLength(pages.journey.milestones.length);
    for (const [index, piece] of nodes.slice(1).entries()) {
      expect(piece.left).toBeCloseTo(nodes[index]?.right ?? 0, 0);
      expect(piece.node).toBeLessThan(nodes[index]?.node ?? 0);
    }
  });
});

describe('the pictures of a page weigh 12 KiB or less, compressed:', () => {
  for (const { path } of siteRoutes) {
    test(path, () => {
      const html = builtText(pageFile(path));
      const pictures = html.match(/<svg\b.*?<\/svg>/gs) ?? [];
      expect(pictures.length).toBeGreaterThan(0);
      expect(brotliCompressSync(pictures.join('')).length).toBeLessThanOrEqual(12 * 1024);
    });
  }
});
