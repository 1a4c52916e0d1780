import { describe, expect, test } from 'vitest';
import { documentList } from '../../content/document-list.ts';
import { documentText } from '../../content/document-text.ts';
import { bracketed, foundPaths, searchData, siteSearch } from '../../tests/support/search-data.ts';
import { compounds, figures, misspelt, rightWords, unknown } from '../../tests/support/search-queries.ts';
import { content, siteRoutes } from '../../tests/support/site-routes.ts';
import { maxQueryLength, searchPath } from '../api/search.ts';
import { kinds } from './entry.ts';
import { SiteSearch } from './site-search.ts';

const first = (query: string) => siteSearch.search(query).groups[0]?.hits[0];

describe('the right page comes first', () => {
  test('there are at least 40 queries, and a dozen with slips among them', () => {
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
    // A category of documents has the name of what its documents are about, and that comes first; so does what is for the home.
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

describe('what can be found', () => {
  test('is every page but the search itself, the questions, the documents', () => {
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

  test('has words of its own for every page', () => {
    for (const { path, about, passages, words = '' } of searchData.entries) {
      expect(about, path).not.toBe('');
      expect(`${about} ${passages.join(' ')} ${words}`.length, path).toBeGreaterThan(80);
    }
  });

  test('is no address, drawing, coordinate or label of a button', () => {
    const all = JSON.stringify(searchData.entries.map(({ passages, words }) => [passages, words]));
    for (const text of ['/services/', 'price-step', '19.17', 'Get Started', 'data-']) expect(all.includes(text), text).toBe(false);
  });

  test('is the text of the documents as well, to their last chapter', () => {
    for (const { slug, page } of documentList(content)) {
      const words = documentText(content, slug).toLowerCase();
      const entry = searchData.entries.find((candidate) => candidate.path === page);
      const known = [entry?.title, entry?.about, ...(entry?.passages ?? []), entry?.words].join(' ').toLowerCase();
      const [last = ''] = words.match(/\p{L}{9,}(?!.*\p{L}{9,})/su) ?? [];
      expect(known, slug).toContain(last);
      expect(last.length, slug).toBeGreaterThanOrEqual(9);
    }
  });
});

describe('a query', () => {
  test('may be half typed, letter by letter, and finds the page before its name is complete', () => {
    const name = 'personalization';
    const sure = [...name].findIndex((_, letter) => first(name.slice(0, letter + 1))?.path === '/services/personalization');
    expect(sure).toBeLessThan(5);
    for (let letter = sure + 1; letter <= name.length; letter++) {
      expect(first(name.slice(0, letter))?.path, name.slice(0, letter)).toBe('/services/personalization');
    }
  });

  test('says how it was read where a slip was mended, and only there', () => {
    expect(siteSearch.search('dinamic pricng').readAs).toBe('dynamic pricing');
    expect(siteSearch.search('dynamic pricing').readAs).toBeUndefined();
    expect(siteSearch.search('dynam').readAs).toBeUndefined();
  });

  test('marks its words in titles and texts, in all their forms', () => {
    const hit = first('price');
    expect(bracketed(hit?.title ?? [])).toBe('Dynamic [Pricing]');
    expect(bracketed(hit?.text ?? [])).toMatch(/^\[Prices\] that follow demand/);
    expect(bracketed(first('recomm')?.title ?? [])).toBe('AI Product [Recommendations]');
  });

  test.each(unknown)('for what the site has nothing about finds nothing: %s', (query) => {
    expect(siteSearch.search(query)).toMatchObject({ count: 0, groups: [] });
  });

  test('with one word of ours among others finds nothing by that word alone', () => {
    expect(foundPaths('kangaroo zebra price okapi')).toEqual([]);
  });

  test.each([
    ['api limits', 4],
    ['food waste', 4],
    ['shopify integration', 6],
    ['returns', 24],
  ])('has no list filled up with pages that are only near it: %s', (query, most) => {
    expect(foundPaths(query).length).toBeLessThanOrEqual(most);
  });

  test('of two words that no page has together finds the pages of each', () => {
    expect(foundPaths('warranty claims')).toEqual(
      expect.arrayContaining(['/solutions/industries/electronics', '/accessibility#what-we-aim-at']),
    );
  });

  test('of a word that pages use in passing finds a page that is named so', () => {
    const job = { ...searchData.entries[0], path: '/jobs', title: 'Jobs', kind: 'page' } as (typeof searchData.entries)[number];
    const { groups } = new SiteSearch({ ...searchData, entries: [...searchData.entries, job] }).search('jobs');
    expect(groups.flatMap(({ hits }) => hits.map(({ path }) => path))).toEqual(['/jobs']);
  });

  test('finds what has another word for the same, by the lists of the owner', () => {
    expect(foundPaths('turnover')).toContain('/services/analytics');
    expect(foundPaths('kirana').length).toBeGreaterThan(3);
  });

  test('shows no more of each kind than asked for', () => {
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
  ])('of any kind is answered: %j', (query) => {
    const { groups, count } = siteSearch.search(query);
    expect(groups.flatMap(({ hits }) => hits)).toHaveLength(count);
  });
});
