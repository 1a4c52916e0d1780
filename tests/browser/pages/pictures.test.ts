import { brotliCompressSync } from 'node:zlib';
import { select, selectAll } from 'hast-util-select';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, phone, test } from '../../support/browser/browser-test.ts';
import { builtText, pageFile } from '../../support/built-site/built-site.ts';
import { builtMain, wordsIn } from '../../support/built-site/built-words.ts';
import { content, siteRoutes } from '../../support/content/site-routes.ts';

const { pages } = content;

/** Pages with one subject, and the alternative text of their picture. */
const pictured = [
  ...(['privacy', 'terms', 'accessibility', 'search'] as const).map((name) => [`/${name}`, pages[name].picture.alt] as const),
  ...pages.resources.categories.map(({ slug, picture }) => [`/resources/category/${slug}`, picture.alt] as const),
];

describe('a picture beside the heading', () => {
  test('has an alternative text', () => {
    for (const [path, alt] of pictured) expect.soft(selectAll(`[role=img][aria-label="${alt}"]`, builtMain(path)), path).not.toEqual([]);
  });

  test('is left out on a phone if a list of pages follows the heading', async ({ read }) => {
    const page = await read('/search', phone);
    expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
  });
});

const milestonesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

describe('the timeline', () => {
  test('shows the four years in order, each with a scene that has an alternative text', () => {
    const items = selectAll('li:has(h2)', builtMain('/about/journey'));
    expect(items.map((item) => select('[role=img]', item)?.properties.ariaLabel)).toEqual(
      pages.journey.milestones.map((it) => it.picture.alt),
    );
    expect(items.map(wordsIn)).toEqual([
      expect.stringMatching(/^2010 Founded /),
      expect.stringMatching(/^2015 .*recommendation engine/i),
      expect.stringMatching(/^2018 .*expansion to 20\+ countries/i),
      expect.stringMatching(/^2023 .*500\+ enterprise clients/i),
    ]);
  });

  test('is one continuous rising road on a wide screen', async ({ read }) => {
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

test('the compressed pictures of a page take 12 KiB or less', () => {
  for (const { path } of siteRoutes) {
    const pictures = builtText(pageFile(path)).match(/<svg\b.*?<\/svg>/gs) ?? [];
    expect.soft(pictures.length, path).toBeGreaterThan(0);
    expect.soft(brotliCompressSync(pictures.join('')).length, path).toBeLessThanOrEqual(12 * 1024);
  }
});
