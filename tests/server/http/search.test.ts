import { selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listQuestions } from '../../../server/questions/list-questions.ts';
import { openStorage, type Storage } from '../../../server/storage/open-storage.ts';
import { maxQueryLength, missedPath, resultsAddress } from '../../../shared/api/search.ts';
import { writeIndex } from '../../../site/src/search/search-index.ts';
import { content } from '../../support/content/site-routes.ts';
import { engines } from '../../support/server/engines.ts';
import { buildFixtureSite, type FixtureSite } from '../../support/server/fixture-site.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';

const words = content.search;
const entry = { kind: 'page' as const, part: 'Services', names: [], text: '', weight: 1 };
const index = writeIndex([
  { ...entry, path: '/services/pricing', title: 'Dynamic pricing', about: 'Prices that follow demand & stock.' },
  { ...entry, path: '/services/stock', title: 'Stock', about: 'Reorder before the shelf is "empty".', names: ['inventory'] },
  { ...entry, path: '/contact#cost', title: 'What does it cost?', about: 'It depends on the shop.', kind: 'question', part: 'Questions' },
]);
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Search</title><meta name="robots" content="noindex"></head><body><main><h1>Search</h1>
<form action="/search" data-index="/_assets/search.abc123.json"><input name="q" aria-label="Search" data-search="/_assets/app.abc123.js"></form>
<div data-fill-html="results"></div><div data-state="ask"><p>Every page</p></div></main></body></html>`;

/** Lists the elements of a page with their attribute names. */
const shapeOf = (page: string) =>
  selectAll('*', unified().use(rehypeParse).parse(page)).map(({ tagName, properties }) => [tagName, ...Object.keys(properties)].join(' '));

let site: FixtureSite;
beforeAll(async () => {
  site = await buildFixtureSite({
    'search.html': html,
    '404.html':
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not found</title></head><body><h1>Page not found</h1></body></html>',
    '_assets/app.abc123.js': 'export {};',
    '_assets/search.abc123.json': index,
  });
});

describe.each(engines)('search without a script on $name', ({ name, storage }) => {
  let app: RunningApp;
  let database: Storage;
  beforeAll(async () => {
    const settings = await storage();
    app = await runApp({ ...settings, buildFolder: site.buildFolder, trustProxy: ['127.0.0.1'] });
    database = await openStorage(settings);
  });
  afterAll(async () => {
    await database.db.destroy();
    await app.close();
  });

  // Each request comes from another visitor by default, because of the rate limit.
  let visitors = 0;
  const visitor = () => `203.0.${++visitors >> 8}.${visitors & 255}`;
  const search = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await app.ask(resultsAddress(query), { 'x-forwarded-for': visitor(), ...headers });
    const results = answer.text.match(/data-fill-html="results">(.*?)<\/div><div data-state/s)?.[1] ?? '';
    return { ...answer, results, links: [...results.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href) };
  };
  const person = { 'sec-fetch-site': 'same-origin' };
  const report = (body: string, headers: Record<string, string> = {}) =>
    app.ask(missedPath, { 'content-type': 'application/json', 'x-forwarded-for': visitor(), ...headers }, 'POST', body);
  /** Reads stored queries, which the server writes every few seconds and when it closes. */
  const missed = () => listQuestions('search_missed', database).then((rows) => rows.map(({ question, times }) => `${question} ${times}`));

  // Pages do not depend on the database.
  describe.runIf(name === 'SQLite')('on its page', () => {
    test('shows results and the query instead of the list of pages', async () => {
      const { status, text, results, links, headers } = await search('prices');
      expect(status).toBe(200);
      expect(links).toEqual(['/services/pricing']);
      expect(results).toContain('<h2>Pages</h2>');
      expect(results).toContain('Dynamic <mark>pricing</mark>');
      expect(results).toContain('<mark>Prices</mark> that follow demand &amp; stock.');
      expect(text).toContain('value="prices"');
      expect(text).toContain('<div data-state="ask" hidden>');
      expect(text).toContain('content="noindex"');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['cache-control']).toBe('private, max-age=60');
    });

    test('shows the built page without a query', async () => {
      for (const address of ['/search', '/search?q=', '/search?q=%20%20', '/search?q=%00%E2%80%AE', '/search?from=mail']) {
        const { status, text } = await app.ask(address);
        expect(status).toBe(200);
        expect(text).toContain('<div data-state="ask">');
        expect(text).toContain('data-fill-html="results"></div>');
      }
    });

    test('offers contact with the query when nothing is found', async () => {
      const { status, results, links } = await search('okapi');
      expect(status).toBe(200);
      expect(results).toContain(words.none.heading.replace('{query}', 'okapi'));
      expect(links).toEqual([`/contact#message=${encodeURIComponent(words.none.message.replace('{query}', 'okapi'))}`]);
    });

    test.each([
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '</title></textarea></div>',
      '\0\u202e\ud800okapi',
      '%00%0d%0aSet-Cookie: a=b',
    ])('escapes the query: %j', async (query) => {
      const { status, text, headers } = await search(query);
      expect(status).toBe(200);
      expect(headers['set-cookie']).toBeUndefined();
      // The page has the same elements and attributes as for a plain word.
      const plain = await search('okapi');
      expect(shapeOf(text)).toEqual(shapeOf(plain.text));
      expect(headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
    });

    test('reads the first of several queries, up to the limit', async () => {
      expect((await app.ask('/search?q=prices&q=okapi')).text).toContain('value="prices"');
      const { text, results } = await search(`prices ${'x'.repeat(maxQueryLength)}`);
      expect(text).toContain(`value="prices ${'x'.repeat(maxQueryLength - 7)}"`);
      expect(results).toContain(words.tooLong.replace('{most}', String(maxQueryLength)));
    });

    test('answers a query with invalid encoding', async () => {
      expect((await app.ask('/search?q=%E0%A4%A')).status).toBeLessThan(500);
      expect((await app.ask(`/search?q=${'a'.repeat(10_000)}`)).status).toBe(200);
      expect((await app.ask('/search', {}, 'POST')).status).toBe(405);
      expect((await app.ask('/search?q=prices', {}, 'HEAD')).status).toBe(200);
    });
  });

  test('limits searches per minute, with a message in the page', async () => {
    const from = { 'x-forwarded-for': '198.51.100.1' };
    for (let asked = 0; asked < 60; asked += 1) expect((await search('prices', from)).status).toBe(200);
    const { status, results, headers, text } = await search('prices', from);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(results).toBe(`<p>${words.tooMany}</p>`);
    expect(text).toContain('<div data-state="ask">');
    expect((await search('prices')).status).toBe(200);
  });

  test('refuses malformed reports', async () => {
    const refused = async (body: string, headers = {}) => (await report(body, headers)).status;
    expect(await refused('{"query":"okapi"}', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await refused('{"query":"okapi"}', { origin: 'https://elsewhere.example' })).toBe(403);
    for (const body of ['{}', '[]', 'null', '{"query":1}', '{"query":""}', '{"query":"a","who":"me"}', '{"query":{"a":1}}'])
      expect(await refused(body), body).toBe(400);
    expect(await refused(JSON.stringify({ query: 'a'.repeat(maxQueryLength + 1) }))).toBe(400);
    expect(await refused('{"query":')).toBe(400);
    expect(await refused(JSON.stringify({ query: 'a'.repeat(5_000) }))).toBe(413);
    expect(await refused('query=okapi', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
  });

  test('counts queries without results, without identity', async () => {
    for (const query of ['Giraffe', ' giraffe ', 'zebra for asha@shop.example, +91 98200 12345']) await search(query, person);
    expect((await report('{"query":"giraffe"}', person)).status).toBe(204);
    // These queries do not count: they are found, sent by a robot, prefetched, or linked from another site.
    await search('prices', person);
    await search('robot');
    await search('prepared', { ...person, 'sec-purpose': 'prefetch;prerender' });
    await search('elsewhere', { 'sec-fetch-site': 'cross-site' });
    // Later queries of the visitor in this minute are not counted.
    const from = { ...person, 'x-forwarded-for': '198.51.100.2' };
    for (let asked = 0; asked < 30; asked += 1) expect((await report('{"query":"flood"}', from)).status).toBe(204);

    await expect.poll(missed, { timeout: 30_000 }).toContain('flood 20');
    const kept = await missed();
    expect(kept).toEqual(expect.arrayContaining(['giraffe 3', 'zebra for [e-mail], [number] 1']));
    for (const text of ['prices', 'robot', 'prepared', 'elsewhere']) expect(kept.join()).not.toContain(text);
  });
});

test('search without an index serves the built page', async () => {
  const bare = await buildFixtureSite({ 'search.html': html.replace('data-index', 'data-none'), '_assets/app.abc123.js': 'export {};' });
  const storage = await engines[0]?.storage();
  const app = await runApp({ ...storage, buildFolder: bare.buildFolder });
  const { status, text } = await app.ask('/search?q=prices');
  expect(status).toBe(200);
  expect(text).toContain('<div data-state="ask">');
  await app.close();
});
