import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { pageEntries } from '../../../content/routes.ts';
import { plain } from '../../support/browser/page-words.ts';
import { builtPage, builtText, pageFile } from '../../support/built-site/built-site.ts';
import { builtMain, figuresIn, linksIn, sectionOf, wordsIn } from '../../support/built-site/built-words.ts';
import { content, siteRoutes } from '../../support/content/site-routes.ts';

const { agreedFigures, caseStudies, pages } = content;
const agreed = (id: string) => agreedFigures.figures.find((figure) => figure.id === id)?.value;

/** The six clients that the specification names (section 3); the owner may add more. */
const clients = ['luxewear', 'techpro', 'glowco', 'activegear', 'homestyle', 'freshmart'];
const studies = Object.fromEntries(caseStudies.map(({ slug, timeline, roi }) => [slug, { timeline, roi }]));
const offers = ['ai-recommendations', 'inventory-management', 'customer-service', 'dynamic-pricing', 'personalization', 'analytics'];

/** Every page with a row of agreed figures, and the figures with their labels. */
const stated = pageEntries(content).flatMap(({ route: { path }, value }): [path: string, figures: string[]][] => {
  const rows = value as Partial<Record<'results' | 'impact' | 'metrics', { items: { figure: string; label: string }[] }>>;
  const { items = [] } = rows.results ?? rows.impact ?? rows.metrics ?? {};
  return items.length > 0 ? [[path, items.map(({ figure, label }) => `${figure} ${label}`)]] : [];
});

describe('each agreed figure appears once as text, before its label:', () => {
  for (const [path, expected] of stated) {
    test(path, () => {
      const pairs = selectAll('dl > div', builtPage(pageFile(path)));
      const texts = pairs.map((pair) => ['dd', 'dt'].map((part) => plain(textOf(select(part, pair) as Element))).join(' '));
      expect(expected).toHaveLength(3);
      expect(expected.map((words) => texts.filter((text) => text.startsWith(words)).length)).toEqual([1, 1, 1]);
      expect(pairs.flatMap((pair) => selectAll('svg', pair))).toEqual([]);
    });
  }
});

// office-map.test.ts tests the figures of offices.
describe('the figures', () => {
  test('of platform connections are setup time, accuracy and orders per day, then the metrics', () => {
    const part = sectionOf(builtMain('/technology/ecommerce-platforms'), 'Integration features');
    const metrics = content.technology.ecommercePlatforms.metrics.items.map(({ figure, label }) => `${figure} ${label}`);
    const names = ['5 minutes average setup', '100% accuracy of sync', '1M+ orders per day', ...metrics];
    expect(figuresIn(part).map((figure, index) => figure.slice(0, names[index]?.length))).toEqual(names);
  });

  test('of the agency are its countries, clients, team members and support', () => {
    expect(figuresIn(sectionOf(builtMain('/about/global-presence'), pages.globalPresence.totals.heading))).toEqual([
      `${agreed('countries')} countries`,
      `${agreed('clients')} clients`,
      `${agreed('team')} team members`,
      `${agreed('support')} support`,
    ]);
  });
});

const words = (path: string) => wordsIn(builtMain(path));

describe('results', () => {
  const link = 'How we count results → /about/how-we-count';

  const documents = content.documents.map(({ slug }) => `/resources/${slug}`);
  const withResults = documents.filter((path) => selectAll('.stats, .returns, .shop', builtMain(path)).length > 0);

  test.for([
    ...offers.map((slug) => `/services/${slug}`),
    ...Object.keys(studies).map((slug) => `/case-studies/${slug}`),
    ...withResults,
    ...['/case-studies', '/services', '/solutions'],
  ])('have one link to how they are counted, on %s', (path) => {
    expect(linksIn(builtMain(path)).filter((text) => text === link)).toEqual([link]);
  });

  test.for(siteRoutes.map(({ path }) => path))('are qualified in one footer line and nowhere else, on %s', (path) => {
    const [foot] = selectAll('body footer', builtPage(pageFile(path)));
    expect(foot && linksIn(foot).filter((text) => text === link)).toEqual([link]);
    // The calculator on /solutions must say it about its own estimate.
    if (path !== '/solutions') expect(words(path)).not.toMatch(/no promise|not a promise/i);
  });

  test('are defined on one page: a return is the gain divided by the cost', () => {
    const shown = words('/about/how-we-count');
    for (const { title, text } of pages.howWeCount.rules) expect(shown).toContain(`${title} ${text}`);
    const steps = selectAll('dl > div > dd', builtMain('/about/how-we-count'));
    const [spent = 0, back = 0, gain = 0, share = 0] = steps.map((step) => Number(textOf(step).replace(/[₹%]/g, '')));
    expect([gain, share]).toEqual([back - spent, (100 * (back - spent)) / spent]);
  });
});

describe('a page with numbers in its pictures calls them examples:', () => {
  const offered = siteRoutes.map(({ path }) => path).filter((path) => /^\/(services|solutions|technology|case-studies)?(\/|$)/.test(path));
  for (const path of offered)
    test(path, () => {
      const html = builtText(pageFile(path));
      if (/<text\b[^>]*>[^<]*\d/.test(html)) expect(words(path)).toMatch(/example shop|as an example|are examples/);
    });
});

describe('the list of case studies', () => {
  test('has each client with its figures', () => {
    const cards = selectAll('li:has(h2)', builtMain('/case-studies'));
    const shown = cards.map(
      (card) =>
        `${select('h2 a', card)?.properties.href} ${selectAll('dd:not([aria-hidden])', card)
          .map((figure) => textOf(figure))
          .join(' ')}`,
    );
    expect(shown).toEqual(
      Object.entries(studies).map(([client, { timeline, roi }]) => `/case-studies/${client} ${roi} ${timeline} months`),
    );
    expect(Object.keys(studies)).toEqual(expect.arrayContaining(clients));
  });
});

test.each([
  ['/about', content.pages.about.stats],
  ['/about/global-presence', content.pages.globalPresence.totals.items],
  ['/services', content.pages.services.track.items],
])('every figure in the stat row of %s has a label and description', (path, items) => {
  const descriptions = selectAll('dl dd:last-child', builtMain(path)).map((detail) => textOf(detail));
  for (const { detail } of items) {
    expect(detail).toMatch(/\w+ \w+/);
    expect(descriptions).toContain(detail);
  }
});

test('the stat row of / is the range of returns, then figures of the agency as /services explains them', () => {
  const [row] = selectAll('dl:has(> div > dd)', builtMain('/'));
  const returns = content.caseStudies.map(({ roi }) => Number.parseInt(roi, 10));
  const { label, detail } = content.pages.home.proof;
  expect(row && selectAll('div', row).map(wordsIn)).toEqual([
    `${label} ${Math.min(...returns)}-${Math.max(...returns)}% ${detail}`,
    ...content.pages.services.track.items.slice(1).map((item) => `${item.label} ${item.figure} ${item.detail}`),
  ]);
});
