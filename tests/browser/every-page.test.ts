import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { measureVisit, type PageCost } from '../../tools/measure-page.ts';
import { test as base, desktop, expect, inject, inMotion, phone } from '../support/browser-test.ts';
import { layOutWhole } from '../support/lay-out-whole.ts';
import { type PageFacts, pageFacts } from '../support/page-facts.ts';
import { edgelessInForcedColours, lostInWideText, wrongOnPaper } from '../support/reader-settings.ts';
import { axeViolations, changesWithWidth } from '../support/run-axe.ts';
import { shapeAt } from '../support/shape-at.ts';
import { content, isLookedAtClosely, missingPages, siteRoutes } from '../support/site-routes.ts';

/*
 * Two visits. A visitor on a phone goes through every page: what it says of itself, and how it fits. The first page of each kind (the table of pages knows
 * them) is also visited for the first time, by somebody who asks not to be measured: what it fetches, how it fits windows, with wide text, in forced colours
 * and on paper, and what axe finds; in `npm run test:long -- every-page` each page is, in windows of every width.
 */

const brand = content.agency.name;
const KiB = 1024;

/** Bytes over the wire, headers included, and requests, until the network is quiet. JavaScript counts the bodies of its files, without headers. */
const most = { requests: 3, transfer: 55 * KiB, html: 20 * KiB, javascript: 2.25 * KiB, font: 30 * KiB } as const;

/**
 * The home page's own, which most visitors open first. Elsewhere what waits for a form or an instrument below has a quarter of a KiB.
 * Its HTML travels in the first flight, ten segments of 1,460 bytes: headers as HTTP/1.1 writes them are 260 bytes longer than those of HTTP/2.
 */
const home = { transfer: 50 * KiB, html: 14_600 + 260, javascript: 2 * KiB } as const;

/** Pages whose drawings change their form with the window, so that their lettering is looked at in each width; elsewhere in the usual three. */
const drawnForAllWidths =
  /^\/(about\/(journey|global-presence)|solutions\/comparison|privacy|terms|accessibility|search|resources\/category\/[\w-]+)$/;

/** From the narrowest phone on, with both sides of where the layout changes. */
const allWidths = process.env.LONG ? [320, 360, 700, 768, 899, 900, 1440] : [320, 768, 900, 1440];

/** On a phone, where the page's structure was checked in a wide window. */
const onPhone = process.env.LONG ? {} : { only: changesWithWidth };

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

function expectCheap(cost: PageCost, path: string) {
  for (const [what, limit] of Object.entries(path === '/' ? { ...most, ...home } : most))
    expect.soft(cost[what as keyof typeof most], what).toBeLessThanOrEqual(limit);
  // A page that fetches nothing would keep every budget.
  expect.soft(cost.html).toBeGreaterThan(2 * KiB);
  expect.soft(cost.javascript).toBeGreaterThan(0);
  expect.soft(cost.fonts, 'font files').toBe(1);
  expect
    .soft(
      cost.files.filter(({ bytes }) => bytes === 0),
      'files that did not arrive',
    )
    .toEqual([]);
}

/** As wide as its window, and what is drawn in it large enough. */
async function expectShape(page: Page, width: number, isMeasured = true) {
  const { overflow, smallLettering, charts } = await shapeAt(page, width);
  expect.soft(overflow, `pixels wider than a window of ${width} px`).toBe(0);
  // A figure's drawing on a narrower phone may be narrower.
  const narrow = charts.filter((wide) => width >= 360 && wide <= 200);
  expect.soft(narrow, `drawings of figures too narrow at ${width} px`).toEqual([]);
  if (isMeasured) expect.soft(smallLettering, `lettering below 13 px at ${width} px`).toEqual([]);
}

/** As wide as its window, its drawings' lettering 13 px or larger, nothing for axe to find, and whole with wide text, in forced colours and on paper. */
async function expectFitting(page: Page, path: string) {
  const isMeasured = (width: number) => [360, 768, 1440].includes(width) || drawnForAllWidths.test(path);
  // The widest last: it is the desktop that axe sees.
  for (const width of allWidths) {
    await expectShape(page, width, isMeasured(width));
    if (width === 320 || (process.env.LONG && width === 1440))
      expect.soft(await lostInWideText(page), `with wide text at ${width} px`).toEqual([]);
  }
  expect.soft(await axeViolations(page), `axe at ${desktop.width} px`).toEqual([]);
  await page.setViewportSize(phone);
  expect.soft(await axeViolations(page, onPhone), `axe at ${phone.width} px`).toEqual([]);
  expect.soft(await edgelessInForcedColours(page), 'without an edge in forced colours').toEqual([]);
  expect.soft(await wrongOnPaper(page), 'on paper').toEqual([]);
}

/** A phone of today. */
const visitor = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
} as const;

const test = base.extend<{ visitor: Page; ordinary: Page }>({
  /** One for all pages: nothing is kept from one to the next, so that each visit is the first. */
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...visitor, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }));
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      await use(page);
      // The browser may have been closed before: other files have it too.
      await context.close().catch(() => {});
    },
    { scope: 'worker' },
  ],
  /** One for all pages, who has been here before. */
  ordinary: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: inject('site'), viewport: phone, ...inMotion });
      await use(await context.newPage());
      await context.close().catch(() => {});
    },
    { scope: 'worker' },
  ],
});

describe('a page of each kind keeps its budget and fits its window, and axe finds nothing on it:', () => {
  for (const { path } of siteRoutes.filter((route) => isLookedAtClosely(route.path))) {
    test(path, async ({ visitor: page, watch }) => {
      watch(page);
      await page.setViewportSize(visitor.viewport);
      expectCheap(await measureVisit(page, inject('site') + path), path);
      await layOutWhole(page);
      await expectFitting(page, path);
    });
  }

  for (const [place, { path, title }] of missingPages.entries()) {
    test(`${path}, which does not exist`, async ({ open }) => {
      const page = await open(path, { ...visitor, status: 404 });
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

describe('an ordinary visitor on a phone, with motion and measurement, finds the page sound, silent, as wide as the window and its lettering 13 px or larger:', () => {
  for (const route of siteRoutes) {
    test(route.path, async ({ ordinary: page, watch }) => {
      watch(page);
      const answer = await page.goto(route.path, { waitUntil: 'load' });
      expect.soft((await answer?.request().sizes())?.responseBodySize, 'bytes of its HTML').toBeLessThanOrEqual(most.html);
      await layOutWhole(page);
      expectKnown(await pageFacts(page), route);
      await expectShape(page, phone.width);
      if (!isLookedAtClosely(route.path)) await expectShape(page, desktop.width);
      await page.setViewportSize(phone);
    });
  }
});
