import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe } from 'vitest';
import { test as base, desktop, expect, inject, inMotion, phone } from '../../support/browser/browser-test.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';
import { type PageFacts, pageFacts } from '../../support/browser/page-facts.ts';
import { edgelessInForcedColours, lostInWideText, wrongOnPaper } from '../../support/browser/reader-settings.ts';
import { axeViolations, changesWithWidth } from '../../support/browser/run-axe.ts';
import { shapeAt } from '../../support/browser/shape-at.ts';
import { content, isLookedAtClosely, missingPages, siteRoutes } from '../../support/content/site-routes.ts';

/*
 * One visit of every page, by an ordinary visitor on a phone: what it says of itself, what it weighs, how it fits. On the first page of each kind (the table
 * of pages knows them) the visitor goes on to other windows and asks axe, on some also for wide text, forced colours and paper; in
 * `npm run test:long -- every-page` on each.
 */

const brand = content.agency.name;
const KiB = 1024;

/**
 * Requests, and bytes over the wire, of the page by itself: what measures it is budgets.test.ts's. HTML counts its headers; all else counts the bodies,
 * which do not change with the cache. A page that shows a letter beyond Latin-1 fetches the typeface's second file.
 */
const most = { requests: 5, transfer: 64 * KiB, html: 22 * KiB, javascript: 3 * KiB, font: 44 * KiB } as const;
const secondFont = 36 * KiB;
/** A service's page is sections that all of them share, and one instrument. */
const htmlOfService = 18 * KiB;

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** From the narrowest phone on, beside a phone's and a desktop's; in the long form with both sides of where the layout changes. */
const widths = process.env.LONG ? [320, 700, 768, 899, 900, 1440] : [320, 768, 1440];

/** Pages that have between them all that a reader can press or turn: there the reader's own settings are tried, and axe looks at a wide window too. */
const full = ['/', '/services/ai-recommendations', '/solutions', '/case-studies/luxewear', '/resources', '/contact'];
/** Whose states have axe on them in tests of their own. */
const hasOwnAxe = ['/contact/receipt', '/search'];
const isFull = (path: string) => process.env.LONG || full.includes(path);

interface GraphNode {
  '@type': string;
  [key: string]: unknown;
}

/** Keys of structured data that hold addresses and codes; all others hold words. */
const codes = /^(@\w+|url|sameAs|item|inLanguage|addressCountry)$/;

/** The words of the structured data: a visitor must be able to read each of them on the page. */
function wordsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (codes.test(key) ? [] : wordsOf(value)));
}

/** What holds for every page, those that say that there is nothing included. */
function expectSound(facts: PageFacts) {
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

/** What a page says of itself to machines is what the table of pages says of it, and what people read. */
function expectKnown(facts: PageFacts, { path, title, description, kind, listed, parent }: (typeof siteRoutes)[number]) {
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
  });
  expect.soft(meta.robots).toBe(listed ? undefined : 'noindex');

  expect.soft(facts.structuredData).toHaveLength(1);
  const data = JSON.parse(facts.structuredData[0] as string) as { '@context': string; '@graph': GraphNode[] };
  expect.soft(data['@context']).toBe('https://schema.org');
  const subject = { page: [], service: ['Service'], article: ['Article'] }[kind];
  const crumbs = parent ? ['BreadcrumbList'] : [];
  expect.soft(data['@graph'].map((node) => node['@type'])).toEqual(['WebSite', 'Organization', ...crumbs, ...subject]);
  const words = data['@graph'].flatMap(wordsOf);
  expect.soft(words.length).toBeGreaterThan(5);
  expect
    .soft(
      words.filter((text) => !facts.shown.includes(text.toLowerCase())),
      'structured data that the page does not show',
    )
    .toEqual([]);
}

/** What the page has fetched, by what the browser noted of it. */
async function costOf(page: Page, answer: Response | null) {
  const { files, inlined } = await page.evaluate(() => ({
    files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize, responseStatus }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        status: responseStatus,
      }))
      // What measures, and an owner's photographs, which weigh what they weigh.
      .filter(({ path }) => !/^\/_vercel\/|\/measure\.|^\/_assets\/photos\//.test(path)),
    inlined: [...document.querySelectorAll('script:not([src], [type$=json], [type=speculationrules])')].map((it) => it.textContent ?? ''),
  }));
  const sizes = await answer?.request().sizes();
  const html = (sizes?.responseHeadersSize ?? Number.NaN) + (sizes?.responseBodySize ?? Number.NaN);
  const bytesOf = (kind: RegExp) => files.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    requests: 1 + files.length,
    transfer: html + bytesOf(/./),
    html,
    javascript: bytesOf(/\.js$/) + (inlined.length > 0 ? brotliCompressSync(inlined.join('\n')).length : 0),
    font: bytesOf(/\.woff2$/),
    lost: files.filter(({ bytes, status }) => bytes === 0 || status !== 200),
  };
}

function expectCheap(cost: Awaited<ReturnType<typeof costOf>>, path: string) {
  const more = path !== '/' && cost.font > most.font ? secondFont : 0;
  const html = path.startsWith('/services/') ? htmlOfService : most.html;
  const limits = {
    ...most,
    html,
    transfer: most.transfer + more,
    font: most.font + more,
  };
  for (const [what, limit] of Object.entries(limits)) expect.soft(cost[what as keyof typeof most], what).toBeLessThanOrEqual(limit);
  // A page that fetches nothing would keep every budget.
  for (const what of ['html', 'font'] as const) expect.soft(cost[what], what).toBeGreaterThan(2 * KiB);
  expect.soft(cost.javascript).toBeGreaterThan(0);
  expect.soft(cost.lost, 'files that did not arrive').toEqual([]);
}

/** As wide as its window, its words whole, and what is drawn in it large enough. */
async function expectShape(page: Page, width: number) {
  const { overflow, brokenWords, smallLettering } = await shapeAt(page, width);
  expect.soft(brokenWords, `words broken in the middle at ${width} px`).toEqual([]);
  expect.soft(overflow, `pixels wider than a window of ${width} px`).toBe(0);
  // Drawings are made for these three.
  if ([360, 768, 1440].includes(width)) expect.soft(smallLettering, `lettering below 13 px at ${width} px`).toEqual([]);
}

/** Fits every window, has nothing for axe to find, and is whole with wide text, in forced colours and on paper. */
async function expectFitting(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await expectShape(page, width);
    if (width === 320 && isFull(path)) expect.soft(await lostInWideText(page), `with wide text at ${width} px`).toEqual([]);
  }
  // Structure it sees on the phone.
  if (isFull(path)) expect.soft(await axeViolations(page, { only: changesWithWidth }), `axe at ${desktop.width} px`).toEqual([]);
  await page.setViewportSize(phone);
  if (process.env.LONG || !hasOwnAxe.includes(path)) expect.soft(await axeViolations(page), `axe at ${phone.width} px`).toEqual([]);
  if (!isFull(path)) return;
  expect.soft(await edgelessInForcedColours(page), 'without an edge in forced colours').toEqual([]);
  expect.soft(await wrongOnPaper(page), 'on paper').toEqual([]);
}

const test = base.extend<{ ordinary: Page }>({
  /** One for all pages, who has been here before. */
  ordinary: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: inject('site'), viewport: phone, ...inMotion });
      await use(await context.newPage());
      // The browser may have been closed before: other files have it too.
      await context.close().catch(() => {});
    },
    { scope: 'worker' },
  ],
});

describe('a page is sound, light and silent, as wide as its window, and its lettering 13 px or larger:', () => {
  for (const route of siteRoutes) {
    test(route.path, async ({ ordinary: page, watch, task }) => {
      watch(page);
      await page.emulateMedia(inMotion);
      // A page that is tried again lies in the browser, and weighs nothing.
      if (task.result?.retryCount) await page.setExtraHTTPHeaders({ 'cache-control': 'no-cache' });
      const answer = await page.goto(route.path, { waitUntil: 'load' });
      // The page's load does not wait for the typeface's second file.
      await page.evaluate(() => document.fonts.ready);
      expectCheap(await costOf(page, answer), route.path);
      const expected = await heightOf(page);
      await layOutWhole(page);
      // The scroll bar and the ring of the way back to the top go by it (--likely-height).
      const ratio = expected / (await heightOf(page));
      expect.soft(ratio, 'height before all is laid out, beside the true one').toBeGreaterThan(0.8);
      expect.soft(ratio, 'height before all is laid out, beside the true one').toBeLessThan(1.25);
      expectKnown(await pageFacts(page), route);
      await expectShape(page, phone.width);
      if (isLookedAtClosely(route.path)) await expectFitting(page, route.path);
      else await expectShape(page, desktop.width);
      await page.setViewportSize(phone);
    });
  }

  for (const [place, { path, title }] of missingPages.entries()) {
    test(`${path}, which does not exist`, async ({ open }) => {
      const page = await open(path, { viewport: phone, status: 404 });
      await layOutWhole(page);
      const facts = await pageFacts(page);
      expectSound(facts);
      expect.soft(facts.title).toBe(`${title} | ${brand}`);
      expect.soft(facts.meta.robots).toBe('noindex');
      expect.soft(facts.links.canonical).toBeUndefined();
      if (place === 0 || process.env.LONG) await expectFitting(page, path);
    });
  }
});
