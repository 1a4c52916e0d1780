import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { documentList, documentText } from '../../../content/document-list.ts';
import { maxQueryLength, searchPath } from '../../../shared/api/search.ts';
import { resultsHtml } from '../../../shared/search/results-html.ts';
import { type Entry, SiteSearch } from '../../../shared/search/site-search.ts';
import { content, siteRoutes } from '../../../tests/support/content/site-routes.ts';
import { loadTraining } from '../../../training/load.ts';
import { entriesOf } from './entries-of.ts';
import { searchIndex, writeIndex } from './search-index.ts';

type Queries = Record<'rightWords' | 'misspelt' | 'compounds' | 'figures', Record<string, string>> & { unknown: string[] };
const { unknown, ...found } = load(readFileSync('tests/support/content/search-queries.yaml', 'utf8')) as Queries;
const rightWords = Object.values(found).flatMap((queries) => Object.entries(queries));
const entries = entriesOf(content, loadTraining().words.names.names);
const first = (query: string) => siteSearch.search(query, 1).groups[0]?.hits[0]?.path;
const htmlOf = (query: string) => resultsHtml(content.search, query, siteSearch.search(query, 8));

describe('the right page ranks first', () => {
  test.each(rightWords)('for %s', (query, path) => {
    expect(first(query)).toBe(path);
  });

  test.each(siteRoutes.filter(({ path }) => path !== searchPath))('for the name of $path, which is $name', ({ name, path }) => {
    // A category ranks below the pages on its subject, and the home page below pages about homes.
    if (path === '/' || path.startsWith('/resources/category/')) expect(foundPaths(name)).toContain(path);
    else expect(first(name)).toBe(path);
  });

  test.each(content.pages.contact.faq.items)('for the question "$question"', ({ id, question }) => {
    expect(first(question)).toBe(`/contact#${id}`);
  });

  test.each(content.resources)('for the document "$title"', ({ slug, title }) => {
    expect(first(title)).toBe(`/resources/${slug}`);
  });
});

describe('the search index', () => {
  test('has all pages except /search, FAQ questions and documents, with text', () => {
    const paths = entries.map(({ path }) => path);
    const questions = content.pages.contact.faq.items.map(({ id }) => `/contact#${id}`);
    expect(paths).toEqual(
      expect.arrayContaining([...siteRoutes.map(({ path }) => path).filter((path) => path !== searchPath), ...questions]),
    );
    expect(paths).not.toContain(searchPath);
    expect(entries.filter(({ kind }) => kind === 'document')).toHaveLength(documentList(content).length);
    for (const { path, about, text } of entries) expect(`${about} ${text}`.length, path).toBeGreaterThan(60);
  });

  test('has no URLs, drawing names, coordinates or button labels', () => {
    const all = entries.map(({ text }) => text).join('\n');
    for (const text of ['/services/', 'price-step', '19.17', 'Get Started', 'data-']) expect(all.includes(text), text).toBe(false);
  });

  test('has all text of the documents', () => {
    for (const { slug, page } of documentList(content))
      expect(entries.find(({ path }) => path === page)?.text, slug).toContain(documentText(content, slug));
  });

  test('is below 40 KiB compressed', () => {
    expect(brotliCompressSync(searchIndex().text).length).toBeLessThan(40 * 1024);
  });
});

describe('a query', () => {
  test('finds a page before its name is completely typed', () => {
    const name = 'personalization';
    for (let letter = 5; letter <= name.length; letter++) expect(first(name.slice(0, letter))).toBe('/services/personalization');
  });

  test.each([...unknown, 'kangaroo zebra price okapi'])('about something not on the site finds nothing: %s', (query) => {
    expect(siteSearch.search(query, 8)).toEqual({ groups: [], count: 0 });
  });

  test.each([
    ['food waste', 4],
    ['shopify integration', 6],
    ['pricing', 9],
    ['returns', 14],
  ])('lists no weak results: %s', (query, most) => {
    expect(foundPaths(query).length).toBeLessThanOrEqual(most);
  });

  test('of two words without a common page finds pages of each', () => {
    const paths = ['/solutions/industries/electronics', '/accessibility#what-we-aim-at'];
    expect(foundPaths('warranty claims')).toEqual(expect.arrayContaining(paths));
  });

  test('of an incidental word finds only pages named after it', () => {
    const job: Entry = { path: '/jobs', title: 'Jobs', kind: 'page', part: '', about: '', names: [], text: '', weight: 1 };
    const { groups } = new SiteSearch(writeIndex([...entries, job], content.search.inPassing)).search('jobs', 50);
    expect(groups.flatMap(({ hits }) => hits.map(({ path }) => path))).toEqual(['/jobs']);
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
    'abcdefgh '.repeat(13),
  ])('of any characters has a correct count and costs little: %j', (query) => {
    const start = process.cpuUsage();
    const { groups, count } = siteSearch.search(query, 8);
    expect(process.cpuUsage(start).user).toBeLessThan(100_000);
    expect(groups.flatMap(({ hits }) => hits)).toHaveLength(count);
  });
});

describe('results as HTML', () => {
  test('mark all forms of the words in titles and texts', () => {
    expect(htmlOf('dynamic price')).toContain('<a href="/services/dynamic-pricing"><mark>Dynamic</mark> <mark>Pricing</mark></a>');
    expect(htmlOf('recomm')).toContain('AI Product <mark>Recommendations</mark></a>');
  });

  test('escape the query and say that nothing was found', () => {
    const html = htmlOf('<img src=x>"');
    expect(html).toContain(content.search.none.heading.replace('{query}', '&lt;img src=x&gt;&quot;'));
    expect(html).not.toContain('<img');
  });
});

/** The search of browser and server, with the index of the real content. */
const siteSearch = new SiteSearch(searchIndex().text);

/** Paths that a query finds, the best first. */
const foundPaths = (query: string): string[] => siteSearch.search(query, 50).groups.flatMap(({ hits }) => hits.map(({ path }) => path));
