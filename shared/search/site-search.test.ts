import { describe, expect, test } from 'vitest';
import { documentList } from '../../content/document-list.ts';
import { documentText } from '../../content/document-text.ts';
import { bracketed, foundPaths, searchData, siteSearch } from '../../tests/support/content/search-data.ts';
import { compounds, figures, misspelt, rightWords, unknown } from '../../tests/support/content/search-queries.ts';
import { content, siteRoutes } from '../../tests/support/content/site-routes.ts';
import { maxQueryLength, searchPath } from '../api/search.ts';
import { kinds } from './entry.ts';
import { SiteSearch } from './site-search.ts';

const first = (query: string) => siteSearch.search(query).groups[0]?.hits[0];

describe('the right page ranks first', () => {
  test('for at least 40 queries, a dozen of them misspelt', () => {
    expect(rightWords.length + misspelt.length).toBeGreaterThanOrEqual(40);
    expect(misspelt.length).toBeGreaterThanOrEqual(12);
  });

  test.each(rightWords)('for %s', (query, path) => {
    expect(first(query)?.path).toBe(path);
  });

  test.each(misspelt)('for %s, mistyped', (query, path) => {
    expect(first(query)?.path).toBe(path);
  });

  test.each(compounds)('for the compound %s', (query, path) => {
    expect(first(query)?.path).toBe(path);
  });

  test.each(figures)('for the figure %s', (query, path) => {
    expect(first(query)?.path).toBe(path);
  });

  test.each(siteRoutes.filter(({ path }) => path !== searchPath))('for the name of $path, which is $name', ({ name, path }) => {
    // A category ranks below the pages on its subject, and the home page below pages about homes.
    const paths = foundPaths(name);
    if (path === '/' || path.startsWith('/resources/category/')) expect(paths).toContain(path);
    else expect(paths[0]).toBe(path);
  });

  test.each(content.pages.contact.faq.items)('for the question "$question"', ({ id, question }) => {
    expect(first(question)?.path).toBe(`/contact#${id}`);
  });

  test.each(content.resources)('for the document "$title"', ({ slug, title }) => {
    expect(first(title)?.path).toBe(`/resources/${slug}`);
  });
});

describe('the search index', () => {
  test('has all pages except /search, FAQ questions and documents', () => {
    const paths = searchData.entries.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(siteRoutes.map(({ path }) => path).filter((path) => path !== searchPath)));
    expect(paths).not.toContain(searchPath);
    expect(new Set(paths).size).toBe(paths.length);
    const count = Object.fromEntries(kinds.map((kind) => [kind, searchData.entries.filter((entry) => entry.kind === kind).length]));
    expect(count).toMatchObject({
      question: content.pages.contact.faq.items.length,
      case: content.caseStudies.length,
      document: documentList(content).length,
    });
  });

  test('has text for every page', () => {
    for (const { path, about, passages, words = '' } of searchData.entries) {
      expect(about, path).not.toBe('');
      expect(`${about} ${passages.join(' ')} ${words}`.length, path).toBeGreaterThan(80);
    }
  });

  test('has no URLs, drawing names, coordinates or button labels', () => {
    const all = JSON.stringify(searchData.entries.map(({ passages, words }) => [passages, words]));
    for (const text of ['/services/', 'price-step', '19.17', 'Get Started', 'data-']) expect(all.includes(text), text).toBe(false);
  });

  test('has all text of the documents', () => {
    for (const { slug, page } of documentList(content)) {
      const words = documentText(content, slug).toLowerCase();
      const entry = searchData.entries.find((candidate) => candidate.path === page);
      const indexed = [entry?.title, entry?.about, ...(entry?.passages ?? []), entry?.words].join(' ').toLowerCase();
      const [last = ''] = words.match(/\p{L}{9,}(?!.*\p{L}{9,})/su) ?? [];
      expect(indexed, slug).toContain(last);
      expect(last.length, slug).toBeGreaterThanOrEqual(9);
    }
  });
});

describe('a query', () => {
  test('finds a page before its name is completely typed', () => {
    const name = 'personalization';
    const firstMatch = [...name].findIndex((_, letter) => first(name.slice(0, letter + 1))?.path === '/services/personalization');
    expect(firstMatch).toBeLessThan(5);
    for (let letter = firstMatch + 1; letter <= name.length; letter++) {
      expect(first(name.slice(0, letter))?.path, name.slice(0, letter)).toBe('/services/personalization');
    }
  });

  test('reports a spelling correction only if there was one', () => {
    expect(siteSearch.search('dinamic pricng').readAs).toBe('dynamic pricing');
    expect(siteSearch.search('dynamic pricing').readAs).toBeUndefined();
    expect(siteSearch.search('dynam').readAs).toBeUndefined();
  });

  test('marks all forms of its words in titles and texts', () => {
    const hit = first('price');
    expect(bracketed(hit?.title ?? [])).toBe('Dynamic [Pricing]');
    expect(bracketed(hit?.text ?? [])).toMatch(/^\[Prices\] that follow demand/);
    expect(bracketed(first('recomm')?.title ?? [])).toBe('AI Product [Recommendations]');
  });

  test.each(unknown)('about something not on the site finds nothing: %s', (query) => {
    expect(siteSearch.search(query)).toMatchObject({ count: 0, groups: [] });
  });

  test('with one known word among unknown ones finds nothing', () => {
    expect(foundPaths('kangaroo zebra price okapi')).toEqual([]);
  });

  test.each([
    ['api limits', 4],
    ['food waste', 4],
    ['shopify integration', 6],
    ['returns', 24],
  ])('lists no weak results: %s', (query, most) => {
    expect(foundPaths(query).length).toBeLessThanOrEqual(most);
  });

  test('of two words without a common page finds pages of each', () => {
    expect(foundPaths('warranty claims')).toEqual(
      expect.arrayContaining(['/solutions/industries/electronics', '/accessibility#what-we-aim-at']),
    );
  });

  test('of an incidental word finds only pages named after it', () => {
    const job = { ...searchData.entries[0], path: '/jobs', title: 'Jobs', kind: 'page' } as (typeof searchData.entries)[number];
    const { groups } = new SiteSearch({ ...searchData, entries: [...searchData.entries, job] }).search('jobs');
    expect(groups.flatMap(({ hits }) => hits.map(({ path }) => path))).toEqual(['/jobs']);
  });

  test('finds synonyms', () => {
    expect(foundPaths('turnover')).toContain('/services/analytics');
    expect(foundPaths('kirana').length).toBeGreaterThan(3);
  });

  test('limits results of each kind', () => {
    for (const { hits } of siteSearch.search('shop', 2).groups) expect(hits.length).toBeLessThanOrEqual(2);
  });

  test.each([
    '',
    ' ',
    '\u0000',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'toString',
    '((((',
    '\\',
    '%',
    'a'.repeat(maxQueryLength),
    '\ud800',
    '🛒🛒🛒',
    'price '.repeat(20),
  ])('of any characters has a correct count: %j', (query) => {
    const { groups, count } = siteSearch.search(query);
    expect(groups.flatMap(({ hits }) => hits)).toHaveLength(count);
  });
});
