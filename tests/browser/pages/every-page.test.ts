import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { setNumbers } from '../../../shared/format/set-numbers.ts';
import { test as base, desktop, expect, inject, inMotion, phone } from '../../support/browser/browser-test.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';
import { costOf } from '../../support/browser/page-cost.ts';
import { type PageFacts, pageFacts } from '../../support/browser/page-facts.ts';
import { edgelessInForcedColours, lostInWideText, wrongOnPaper } from '../../support/browser/reader-settings.ts';
import { axeViolations, changesWithWidth } from '../../support/browser/run-axe.ts';
import { shapeAt } from '../../support/browser/shape-at.ts';
import { content, isLookedAtClosely, missingPages, siteRoutes } from '../../support/content/site-routes.ts';

/*
 * Each test opens one page on a phone and checks its metadata, size and layout. The first page of each kind (isLookedAtClosely)
 * is also checked in other windows and with axe, some pages also with wide text, forced colours and paper.
 * `npm run test:long -- every-page` does all checks on every page.
 */

const brand = content.agency.name;
const KiB = 1024;

/** Limits of requests and transferred bytes, without measurement. Pages with letters beyond Latin-1 fetch a second font file. */
const budget = { requests: 5, transfer: 66 * KiB, html: 23 * KiB, javascript: 4.5 * KiB, font: 36 * KiB } as const;
const secondFont = 36 * KiB;
/** Measurement is covered by budgets.test.ts. The owner's photographs have no limit. */
const isLimited = (path: string) => !/^\/_vercel\/|\/measure\.|^\/_assets\/photos\//.test(path);
/** Limit for a service page, which has shared sections and one instrument. */
const htmlOfService = 19 * KiB;

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Window widths beside those of `phone` and `desktop`; the long run adds both sides of each breakpoint. */
const widths = process.env.LONG ? [320, 700, 768, 899, 900, 1440] : [320, 768, 1440];

/** Pages with every kind of control between them. These are also tried with a reader's settings and with axe in a wide window. */
const full = ['/', '/services/ai-recommendations', '/solutions', '/case-studies/luxewear', '/resources', '/contact'];
/** Pages that have axe tests of their own. */
const hasOwnAxe = ['/contact/receipt', '/search'];
const isFull = (path: string) => process.env.LONG || full.includes(path);

interface GraphNode {
  '@type': string;
  [key: string]: unknown;
}

/** Keys of structured data that hold addresses and codes; all other keys hold text. */
const codes = /^(@\w+|url|sameAs|item|inLanguage|addressCountry)$/;

/** @returns all texts of the structured data, each of which the page must show */
function wordsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (codes.test(key) ? [] : wordsOf(value)));
}

/** Expects what must be true of every page, also of the not-found pages. */
function expectSound(facts: PageFacts) {
  expect.soft(facts.lang).toBe('en');
  expect.soft(facts.title).toMatch(new RegExp(`\\S \\| ${brand}$`));
  expect.soft(facts.title.length, 'length of the title').toBeLessThanOrEqual(60);
  expect.soft(facts.meta.description?.length, 'length of the description').toBeGreaterThanOrEqual(70);
  expect.soft(facts.meta.description?.length, 'length of the description').toBeLessThanOrEqual(160);
  const first = facts.headings.filter((rank) => rank === 1);
  expect.soft(first, 'headings of the first rank').toHaveLength(1);
  expect.soft(facts.headings[0], 'rank of the first heading').toBe(1);
  const skipping = facts.headings.filter((rank, index) => rank > (facts.headings[index - 1] ?? rank) + 1);
  expect.soft(skipping, 'headings that skip a rank').toEqual([]);
  expect.soft(facts.namelessPictures, 'pictures without a name').toEqual([]);
}

/** Expects the page's metadata to match the table of pages and the visible text. */
function expectKnown(facts: PageFacts, { path, title, description, kind, listed, parent }: (typeof siteRoutes)[number]) {
  const { meta, links } = facts;
  expectSound(facts);
  expect.soft(facts.title).toBe(`${title} | ${brand}`);

  const canonical = links.canonical as string;
  expect.soft(new URL(canonical).pathname).toBe(path);
  expect.soft(meta).toMatchObject({
    viewport: 'width=device-width, initial-scale=1',
    description: setNumbers(description),
    'og:type': kind === 'article' ? 'article' : 'website',
    'og:site_name': brand,
    'og:title': title,
    'og:description': setNumbers(description),
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
  const unseen = words.filter((text) => !facts.shown.includes(text.toLowerCase()));
  expect.soft(unseen, 'structured data that the page does not show').toEqual([]);
}

function expectCheap(cost: Awaited<ReturnType<typeof costOf>>, path: string) {
  const more = path !== '/' && cost.font > budget.font ? secondFont : 0;
  const html = path.startsWith('/services/') ? htmlOfService : budget.html;
  const limits = { ...budget, html, transfer: budget.transfer + more, font: budget.font + more };
  for (const [what, limit] of Object.entries(limits)) expect.soft(cost[what as keyof typeof budget], what).toBeLessThanOrEqual(limit);
  // A page that fetched nothing would stay under every limit.
  for (const what of ['html', 'font'] as const) expect.soft(cost[what], what).toBeGreaterThan(2 * KiB);
  expect.soft(cost.javascript).toBeGreaterThan(0);
  expect.soft(cost.lost, 'files that did not arrive').toEqual([]);
}

/** Expects that the page fits its window, breaks no word and has no drawing with small lettering. */
async function expectShape(page: Page, width: number) {
  const { overflow, brokenWords, smallLettering } = await shapeAt(page, width);
  expect.soft(brokenWords, `words broken in the middle at ${width} px`).toEqual([]);
  expect.soft(overflow, `pixels wider than a window of ${width} px`).toBe(0);
  // Drawings are designed for these three widths.
  if ([360, 768, 1440].includes(width)) expect.soft(smallLettering, `lettering below 13 px at ${width} px`).toEqual([]);
}

/** Expects that the page fits every window, passes axe, and works with wide text, forced colours and paper. */
async function expectFitting(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await expectShape(page, width);
    if (width === 320 && isFull(path)) expect.soft(await lostInWideText(page), `with wide text at ${width} px`).toEqual([]);
  }
  // The run on the phone below checks the rules that do not depend on the width.
  if (isFull(path)) expect.soft(await axeViolations(page, { only: changesWithWidth }), `axe at ${desktop.width} px`).toEqual([]);
  await page.setViewportSize(phone);
  if (process.env.LONG || !hasOwnAxe.includes(path)) expect.soft(await axeViolations(page), `axe at ${phone.width} px`).toEqual([]);
  if (!isFull(path)) return;
  expect.soft(await edgelessInForcedColours(page), 'without an edge in forced colours').toEqual([]);
  expect.soft(await wrongOnPaper(page), 'on paper').toEqual([]);
}

const test = base.extend<{ ordinary: Page }>({
  /** One browser page for all tests, so that its cache is filled by earlier pages. */
  ordinary: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: inject('site'), viewport: phone, ...inMotion });
      await use(await context.newPage());
      // Other test files share the browser and may have closed it.
      await context.close().catch(() => {});
    },
    { scope: 'worker' },
  ],
});

describe('a page has right metadata, small files, no errors, and fits its window:', () => {
  for (const route of siteRoutes) {
    test(route.path, async ({ ordinary: page, watch, task }) => {
      watch(page);
      await page.emulateMedia(inMotion);
      // On a retry the page comes from the cache, which would count no bytes.
      if (task.result?.retryCount) await page.setExtraHTTPHeaders({ 'cache-control': 'no-cache' });
      const answer = await page.goto(route.path, { waitUntil: 'load' });
      // The load event does not wait for the second font file.
      await page.evaluate(() => document.fonts.ready);
      expectCheap(await costOf(page, answer, isLimited), route.path);
      // What the first paint needs is fetched before the script.
      expect.soft(await page.locator('script[type=module][src]').getAttribute('fetchpriority')).toBe('low');
      const expected = await heightOf(page);
      await layOutWhole(page);
      // The scroll bar and the back-to-top ring use the estimated height (--likely-height).
      const ratio = expected / (await heightOf(page));
      expect.soft(ratio, 'estimated height divided by the true one').toBeGreaterThan(0.8);
      expect.soft(ratio, 'estimated height divided by the true one').toBeLessThan(1.25);
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
