import { describe } from 'vitest';
import { expect, test } from '../support/browser-test.ts';
import { figuresOf, headingsOf, linksOf, section, shownIn } from '../support/page-words.ts';

/** The specification's figures (sections 2, 3 and 9), written out once more on purpose: content that changes its mind is noticed here. */
const results: Record<string, { name: string; figures: string[] }> = {
  '/services/dynamic-pricing': { name: 'Results', figures: ['25%', '15%', '99%'] },
  '/services/personalization': { name: 'Results', figures: ['35%', '45%', '3x'] },
  '/services/analytics': { name: 'Results', figures: ['40%', '85%', '2x'] },
  '/solutions/small-business': { name: 'Results', figures: ['30%', '50%', '95%'] },
  '/solutions/medium-enterprise': { name: 'Results', figures: ['45%', '3x', '99%'] },
  '/solutions/industries': { name: 'Industry impact', figures: ['143%', '10M+', '98%'] },
  '/technology/ai-ml': { name: 'Performance metrics', figures: ['94%', '2.5x', '78%'] },
  '/technology/ecommerce-platforms': { name: 'Platform metrics', figures: ['50+', '99.9%', 'under 50 ms'] },
  '/technology/integration': { name: 'Performance metrics', figures: ['99.9%', 'under 50 ms', '100+'] },
};
const studies: Record<string, { months: number; roi: string }> = {
  luxewear: { months: 6, roi: '350%' },
  techpro: { months: 4, roi: '280%' },
  glowco: { months: 5, roi: '310%' },
  activegear: { months: 7, roi: '425%' },
  homestyle: { months: 8, roi: '290%' },
  freshmart: { months: 5, roi: '375%' },
};
const offers = ['ai-recommendations', 'inventory-management', 'customer-service', 'dynamic-pricing', 'personalization', 'analytics'];

describe('the figures', () => {
  for (const [path, { name, figures }] of Object.entries(results)) {
    test(`of ${path} are ${figures.join(', ')}`, async ({ open }) => {
      const page = await open(path);
      const shown = await figuresOf(section(page, name));
      expect(shown).toHaveLength(3);
      for (const [index, figure] of figures.entries())
        expect(`${shown[index]} `).toMatch(new RegExp(`^${figure.replace(/[+.]/g, '\\$&')} `));
    });
  }

  test('of connecting a platform are 5 minutes, 100% and 1M+ orders per day', async ({ open }) => {
    const page = await open('/technology/ecommerce-platforms');
    const items = await section(page, 'Integration features').getByRole('listitem').allTextContents();
    expect(items).toEqual([
      expect.stringMatching(/^5 minutes average setup/),
      expect.stringMatching(/^100% accuracy/),
      expect.stringMatching(/^1M\+ per day orders/),
    ]);
  });

  test('of the agency are 20+ countries, 500+ clients, 1000+ team members and 24/7 support', async ({ open }) => {
    const page = await open('/about/global-presence');
    expect(await figuresOf(section(page, 'The whole agency, added up'))).toEqual([
      '20+ countries',
      '500+ clients',
      '1000+ team members',
      '24/7 support',
    ]);
  });

  test('of the four offices are their employees and clients', async ({ open }) => {
    const page = await open('/about/global-presence');
    const offices = page.getByRole('listitem').filter({ has: page.getByText('employees', { exact: true }) });
    const shown = await offices.evaluateAll((items) =>
      items.map((item) =>
        [item.firstElementChild?.textContent, ...[...item.querySelectorAll('dd')].map((figure) => figure.textContent)].join(', '),
      ),
    );
    expect(shown).toEqual([
      'Headquarters, 200+, 150+',
      'European hub, 150+, 100+',
      'APAC headquarters, 100+, 80+',
      'Middle East office, 50+, 40+',
    ]);
  });
});

describe('the case study of', () => {
  for (const [client, { months, roi }] of Object.entries(studies)) {
    test(`${client} took ${months} months and returned ${roi} within the first year`, async ({ open }) => {
      const page = await open(`/case-studies/${client}`);
      const main = page.getByRole('main');
      expect(await figuresOf(section(page, 'Results').first())).toEqual([
        `${roi} return within the first year`,
        `${months} months from start to whole shop`,
        expect.stringMatching(/^\d services? at work/),
      ]);
      expect(await shownIn(section(page, 'Timeline'))).toMatch(new RegExp(`\\b${months}\\s+months\\b`));
      expect(await shownIn(section(page, 'ROI'))).toMatch(new RegExp(`${roi}[^]* within the first year`));
      expect(await headingsOf(main, 2)).toEqual(expect.arrayContaining(['Challenge', 'Solution', 'Implementation', 'Timeline', 'ROI']));
      expect(await main.getByRole('blockquote').count()).toBe(1);
      expect(await linksOf(main)).toContain('Back to case studies → /case-studies');
    });
  }

  test('each client is in the list, with its figures', async ({ open }) => {
    const page = await open('/case-studies');
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    const shown = await cards.evaluateAll((items) =>
      items.map(
        (item) =>
          `${item.querySelector('h2 a')?.getAttribute('href')} ${[...item.querySelectorAll('dd')].map((figure) => figure.textContent).join(' ')}`,
      ),
    );
    expect(shown).toEqual(Object.entries(studies).map(([client, { months, roi }]) => `/case-studies/${client} ${roi} ${months} months`));
  });
});

describe('the service page', () => {
  for (const slug of offers) {
    test(`of ${slug} has six features, six benefits, three figures and Get Started at its end`, async ({ open }) => {
      const page = await open(`/services/${slug}`);
      expect(await headingsOf(section(page, 'Key features'), 3)).toHaveLength(6);
      expect(await section(page, 'Benefits').getByRole('listitem').count()).toBe(6);
      expect(await figuresOf(section(page, 'Results'))).toHaveLength(3);
      expect((await linksOf(page.getByRole('main'))).at(-1)).toBe('Get Started → /contact');
    });
  }
});
