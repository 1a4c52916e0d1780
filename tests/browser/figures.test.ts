import { describe } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { expect, test } from '../support/browser-test.ts';
import { builtText, pageFile } from '../support/built-site.ts';
import { figuresOf, headingsOf, linksOf, section, shownIn } from '../support/page-words.ts';
import { siteRoutes } from '../support/site-routes.ts';

const { agreedFigures: agreed, caseStudies, pages } = loadContent();

/** Pages with agreed figures, and the section that shows them. What is agreed is the owner's: content/agreed-figures.yaml. */
const sections: Record<string, string> = {
  '/services/dynamic-pricing': 'Results',
  '/services/personalization': 'Results',
  '/services/analytics': 'Results',
  '/solutions/small-business': 'Results',
  '/solutions/medium-enterprise': 'Results',
  '/solutions/industries': 'Industry impact',
  '/technology/ai-ml': 'Performance metrics',
  '/technology/ecommerce-platforms': 'Platform metrics',
  '/technology/integration': 'Performance metrics',
};
/** The specification names these six (section 3); the owner may add more. */
const clients = ['luxewear', 'techpro', 'glowco', 'activegear', 'homestyle', 'freshmart'];
const studies = Object.fromEntries(caseStudies.map(({ slug, timeline, roi }) => [slug, agreed.caseStudies[slug] ?? { timeline, roi }]));
const offers = ['ai-recommendations', 'inventory-management', 'customer-service', 'dynamic-pricing', 'personalization', 'analytics'];

describe('the figures', () => {
  for (const [path, name] of Object.entries(sections)) {
    const figures = agreed.pages[path] ?? [];
    test(`of ${path} are ${figures.join(', ')}`, async ({ read }) => {
      const page = await read(path);
      const shown = await figuresOf(section(page, name));
      expect(shown).toHaveLength(3);
      for (const [index, figure] of figures.entries())
        expect(`${shown[index]} `).toMatch(new RegExp(`^${figure.replace(/[+.]/g, '\\$&')} `));
    });
  }

  test('of connecting a platform are the time it takes, how right it is and the orders a day', async ({ read }) => {
    const page = await read('/technology/ecommerce-platforms');
    const items = await section(page, 'Integration features').getByRole('listitem').allTextContents();
    const [setup, accuracy, orders] = agreed.pages['/technology/ecommerce-platforms#features'] ?? [];
    const names = [`${setup} average setup`, `${accuracy} accuracy`, `${orders} orders`];
    expect(items.map((item, index) => item.slice(0, names[index]?.length))).toEqual(names);
  });

  test('of the agency are its countries, clients, team members and support', async ({ read }) => {
    const page = await read('/about/global-presence');
    expect(await figuresOf(section(page, pages.globalPresence.totals.heading))).toEqual([
      `${agreed.company.countries} countries`,
      `${agreed.company.clients} clients`,
      `${agreed.company.team} team members`,
      `${agreed.company.support} support`,
    ]);
  });

  test('of the four offices are their employees and clients', async ({ read }) => {
    const page = await read('/about/global-presence');
    const offices = page.getByRole('listitem').filter({ has: page.getByText('employees', { exact: true }) });
    const shown = await offices.evaluateAll((items) =>
      items.map((item) =>
        [item.firstElementChild?.textContent, ...[...item.querySelectorAll('dd')].map((figure) => figure.textContent)].join(', '),
      ),
    );
    expect(shown).toEqual([
      ...Object.entries(agreed.offices).map(([role, { employees, clients: served }]) => `${role}, ${employees}, ${served}`),
    ]);
  });
});

const words = (path: string) =>
  builtText(pageFile(path))
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ');

describe('whoever sees figures of clients is told on the same page that they are no promise:', () => {
  const pages = [
    ...Object.keys(sections),
    '/',
    '/solutions/comparison',
    '/case-studies',
    ...Object.keys(studies).map((slug) => `/case-studies/${slug}`),
  ];
  for (const path of pages) test(path, () => expect(words(path)).toMatch(/no promise|What you are promised stands in your agreement/));
});

describe('a page with goods, prices and orders in its pictures says that they are an example shop’s:', () => {
  const offered = siteRoutes.map(({ path }) => path).filter((path) => /^\/(services|solutions|technology|case-studies)?(\/|$)/.test(path));
  for (const path of offered)
    test(path, () => {
      const html = builtText(pageFile(path));
      if (/<text\b[^>]*>[^<]*\d/.test(html)) expect(words(path)).toMatch(/example shop|as an example|are examples/);
    });
});

describe('the case study of', () => {
  for (const [client, { timeline: months, roi }] of Object.entries(studies)) {
    test(`${client} took ${months} months and returned ${roi} within the first year`, async ({ read }) => {
      const page = await read(`/case-studies/${client}`);
      const main = page.getByRole('main');
      const shown = await shownIn(section(page, 'Results').first());
      expect(shown).toMatch(new RegExp(`ROI within the first year\\s+${roi}`));
      expect(shown).toMatch(new RegExp(`Timeline\\s+${months} months`));
      expect(await headingsOf(main, 2)).toEqual(
        expect.arrayContaining(['Results', 'Challenge', 'Solution', 'Implementation, month by month']),
      );
      expect(await main.getByRole('blockquote').count()).toBe(1);
      expect(await linksOf(main)).toContain('Back to case studies → /case-studies');
    });
  }

  test('each client is in the list, with its figures', async ({ read }) => {
    const page = await read('/case-studies');
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    const shown = await cards.evaluateAll((items) =>
      items.map(
        (item) =>
          `${item.querySelector('h2 a')?.getAttribute('href')} ${[...item.querySelectorAll('dd:not([aria-hidden])')].map((figure) => figure.textContent).join(' ')}`,
      ),
    );
    expect(shown).toEqual(
      Object.entries(studies).map(([client, { timeline, roi }]) => `/case-studies/${client} ${roi} ${timeline} months`),
    );
    expect(Object.keys(studies)).toEqual(expect.arrayContaining(clients));
  });
});

describe('the service page', () => {
  for (const slug of offers) {
    test(`of ${slug} has six features, six benefits, three figures and Get Started at its end`, async ({ read }) => {
      const page = await read(`/services/${slug}`);
      expect(await headingsOf(section(page, 'Key features'), 3)).toHaveLength(6);
      expect(await section(page, 'Benefits').getByRole('listitem').count()).toBe(6);
      expect(await figuresOf(section(page, 'Results'))).toHaveLength(3);
      expect((await linksOf(page.getByRole('main'))).at(-1)).toBe('Get Started → /contact');
    });
  }
});
