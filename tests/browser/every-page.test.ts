import { describe } from 'vitest';
import { expect, test } from '../support/browser-test.ts';
import { overflowAt, pageFacts } from '../support/page-facts.ts';
import { content, missingPages, siteRoutes } from '../support/site-routes.ts';

const brand = content.agency.name;
const widths = [320, 360, 768, 1440];
const noOverflow = Object.fromEntries(widths.map((width) => [width, 0]));

interface GraphNode {
  '@type': string;
  [key: string]: unknown;
}

/** Keys of structured data that hold addresses and codes; all others hold words. */
const codes = /^(@\w+|url|item|inLanguage|addressCountry)$/;

/** The words of the structured data: a visitor must be able to read each of them on the page. */
function wordsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (codes.test(key) ? [] : wordsOf(value)));
}

/** What holds for every page, those that say that there is nothing included. */
function expectSound(facts: Awaited<ReturnType<typeof pageFacts>>) {
  expect.soft(facts.lang).toBe('en');
  expect.soft(facts.title).toMatch(new RegExp(`\\S \\| ${brand}$`));
  expect.soft(facts.title.length, 'length of the title').toBeLessThanOrEqual(60);
  expect.soft(facts.meta.description?.length, 'length of the description').toBeGreaterThanOrEqual(70);
  expect.soft(facts.meta.description?.length, 'length of the description').toBeLessThanOrEqual(160);
  expect
    .soft(
      facts.headings.filter((rank) => rank === 1),
      'headings of the first rank',
    )
    .toHaveLength(1);
  expect.soft(facts.headings[0], 'rank of the first heading').toBe(1);
  expect
    .soft(
      facts.headings.filter((rank, index) => rank > (facts.headings[index - 1] ?? rank) + 1),
      'headings that skip a rank',
    )
    .toEqual([]);
  expect.soft(facts.namelessPictures, 'pictures without a name').toEqual([]);
}

describe('the page is sound in its head, its headings and pictures, and as wide as its window:', () => {
  for (const { path, title, description, kind, listed, parent } of siteRoutes) {
    test(path, async ({ open }) => {
      const page = await open(path);
      const facts = await pageFacts(page);
      const { meta, links } = facts;
      expectSound(facts);
      expect.soft(facts.title).toBe(`${title} | ${brand}`);

      const canonical = links.canonical as string;
      expect.soft(new URL(canonical).pathname).toBe(path);
      expect.soft(meta).toMatchObject({
        viewport: 'width=device-width, initial-scale=1',
        description,
        'og:type': kind === 'article' ? 'article' : 'website',
        'og:site_name': brand,
        'og:title': title,
        'og:description': description,
        'og:url': canonical,
        'og:image': `${new URL(canonical).origin}/share${path === '/' ? '/index' : path}.png`,
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:description': description,
      });
      expect.soft(meta.robots).toBe(listed ? undefined : 'noindex');

      expect.soft(facts.structuredData).toHaveLength(1);
      const data = JSON.parse(facts.structuredData[0] as string) as { '@context': string; '@graph': GraphNode[] };
      expect.soft(data['@context']).toBe('https://schema.org');
      const subject = { page: [], service: ['Service'], article: ['Article'] }[kind];
      const crumbs = parent ? ['BreadcrumbList'] : [];
      expect.soft(data['@graph'].map((node) => node['@type'])).toEqual(['WebSite', 'Organization', 'WebPage', ...crumbs, ...subject]);
      const words = data['@graph'].flatMap(wordsOf);
      expect.soft(words.length).toBeGreaterThan(6);
      expect
        .soft(
          words.filter((text) => !facts.shown.includes(text.toLowerCase())),
          'structured data that the page does not show',
        )
        .toEqual([]);

      expect.soft(await overflowAt(page, widths), 'pixels wider than the window').toEqual(noOverflow);
    });
  }

  for (const { path, title } of missingPages) {
    test(`${path}, which does not exist`, async ({ open }) => {
      const page = await open(path, { status: 404 });
      const facts = await pageFacts(page);
      expectSound(facts);
      expect.soft(facts.title).toBe(`${title} | ${brand}`);
      expect.soft(facts.meta.robots).toBe('noindex');
      expect.soft(facts.links.canonical).toBeUndefined();
      expect.soft(await overflowAt(page, widths), 'pixels wider than the window').toEqual(noOverflow);
    });
  }
});
