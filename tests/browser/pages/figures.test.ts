import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { builtPage, builtText, pageFile } from '../../support/built-site/built-site.ts';
import { builtMain, figuresIn, headingsIn, linksIn, sectionOf, wordsIn } from '../../support/built-site/built-words.ts';
import { content, siteRoutes } from '../../support/content/site-routes.ts';

const { agreedFigures: agreed, caseStudies, pages } = content;

/** The six clients that the specification names (section 3); the owner may add more. */
const clients = ['luxewear', 'techpro', 'glowco', 'activegear', 'homestyle', 'freshmart'];
const studies = Object.fromEntries(caseStudies.map(({ slug, timeline, roi }) => [slug, agreed.caseStudies[slug] ?? { timeline, roi }]));
const offers = ['ai-recommendations', 'inventory-management', 'customer-service', 'dynamic-pricing', 'personalization', 'analytics'];

// agreed-figures.test.ts tests the figures of pages, and office-map.test.ts those of offices.
describe('the figures', () => {
  test('of platform connections are setup time, accuracy and orders per day', () => {
    const part = sectionOf(builtMain('/technology/ecommerce-platforms'), 'Integration features');
    const [setup, accuracy, orders] = agreed.pages['/technology/ecommerce-platforms#features'] ?? [];
    const names = [`${setup} average setup`, `${accuracy} accuracy of sync`, `${orders} orders per day`];
    expect(figuresIn(part).map((figure, index) => figure.slice(0, names[index]?.length))).toEqual(names);
  });

  test('of the agency are its countries, clients, team members and support', () => {
    expect(figuresIn(sectionOf(builtMain('/about/global-presence'), pages.globalPresence.totals.heading))).toEqual([
      `${agreed.company.countries} countries`,
      `${agreed.company.clients} clients`,
      `${agreed.company.team} team members`,
      `${agreed.company.support} support`,
    ]);
  });
});

const words = (path: string) => wordsIn(builtMain(path));

describe('results', () => {
  const link = 'How we count results → /about/how-we-count';

  test.for([...offers.map((slug) => `/services/${slug}`), ...Object.keys(studies).map((slug) => `/case-studies/${slug}`), '/case-studies'])(
    'have one link to how they are counted, on %s',
    (path) => {
      expect(linksIn(builtMain(path)).filter((text) => text === link)).toEqual([link]);
    },
  );

  test.for(siteRoutes.map(({ path }) => path))('are qualified in one footer line and nowhere else, on %s', (path) => {
    const [foot] = selectAll('body footer', builtPage(pageFile(path)));
    expect(foot && linksIn(foot).filter((text) => text === link)).toEqual([link]);
    // The calculator on /solutions must say it about its own estimate.
    if (path !== '/solutions') expect(words(path)).not.toMatch(/no promise|not a promise/i);
  });

  test('are defined on one page: a return is the gain divided by the cost', () => {
    const shown = words('/about/how-we-count');
    for (const { title, text } of pages.howWeCount.rules) expect(shown).toContain(`${title} ${text}`);
    const [spent = 0, back = 0, gain = 0, share = 0] = pages.howWeCount.example.steps.map(({ figure }) =>
      Number(figure.replace(/[₹%]/g, '')),
    );
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

describe('the case study of', () => {
  for (const [client, { timeline: months, roi }] of Object.entries(studies)) {
    test(`${client} took ${months} months and returned ${roi} within the first year`, () => {
      const main = builtMain(`/case-studies/${client}`);
      const shownText = wordsIn(main);
      const figures = figuresIn(sectionOf(main, 'Results'));
      for (const figure of [`${roi} ROI within the first year`, `${months} months Timeline`])
        expect(figures.filter((shown) => shown.startsWith(figure))).toHaveLength(1);
      // Each figure appears once in the text.
      for (const figure of [roi, new RegExp(`\\b${months} months`)]) expect(shownText.split(figure)).toHaveLength(2);
      expect(headingsIn(main, 2)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^Results: /), 'Challenge', 'Solution', 'Implementation, month by month']),
      );
      expect(selectAll('blockquote', main)).toHaveLength(1);
      expect(linksIn(main)).toContain('Back to case studies → /case-studies');
    });
  }

  test('each client is in the list, with its figures', () => {
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

describe('the page of', () => {
  for (const path of [...offers.map((slug) => `/services/${slug}`), '/solutions/small-business', '/solutions/medium-enterprise']) {
    test(`${path} has six features, six benefits, three figures and Get Started at its end`, () => {
      const main = builtMain(path);
      expect(headingsIn(sectionOf(main, 'Key features'), 3)).toHaveLength(6);
      expect(selectAll('li', sectionOf(main, 'Benefits'))).toHaveLength(6);
      expect(figuresIn(sectionOf(main, 'Results'))).toHaveLength(3);
      const [closing] = selectAll('section', main).slice(-1);
      expect(closing && linksIn(closing)[0]).toBe('Get Started → /contact');
    });
  }
});
