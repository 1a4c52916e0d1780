import type { Locator } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../support/browser-test.ts';
import { linksOf, section, shownIn } from '../support/page-words.ts';
import { content } from '../support/site-routes.ts';

const paths = content.services.map(({ slug }) => `/services/${slug}`);

/** Where the ink of each sign begins, from where the words beside or under it begin; 0 where it stands at their edge. */
const offEdge = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.map((card) => {
      const sign = card.querySelector('svg') as SVGSVGElement;
      const scale = (sign.getScreenCTM() as DOMMatrix).a;
      const ink = [...sign.querySelectorAll<SVGGeometryElement>('path, rect, circle')].map((shape) => {
        const { stroke, strokeWidth } = getComputedStyle(shape);
        const outline = stroke === 'none' ? 0 : (Number.parseFloat(strokeWidth) / 2) * scale;
        return (shape.getScreenCTM() as DOMMatrix).e + shape.getBBox().x * scale - outline;
      });
      return Math.min(...ink) - sign.getBoundingClientRect().left;
    }),
  );

describe('the first screen of a service', () => {
  for (const { slug, heading, audience } of content.services) {
    test(`says of ${slug} what it is, whom it is for and who uses it, and shows its plan`, async ({ read }) => {
      const page = await read(`/services/${slug}`);
      for (const said of [heading, audience]) expect(await page.getByText(said, { exact: true }).first().isVisible()).toBe(true);
      const top = await page.getByText(audience, { exact: true }).evaluate((line) => line.getBoundingClientRect().bottom);
      expect(top).toBeLessThan(700);
      const users = content.caseStudies.filter(({ services }) => services.includes(slug));
      const links = await linksOf(page.getByRole('main'));
      expect(links).toEqual(expect.arrayContaining(users.map(({ client, slug: id }) => `${client} → /case-studies/${id}`)));
      expect(links.filter((link) => link.endsWith('→ /services#first-four-weeks'))).toHaveLength(2);
    });
  }
});

describe('the page of a service', () => {
  for (const path of paths) {
    test(`${path} names key features, benefits and results in its headings, each feature with its sign at its text's edge`, async ({
      read,
    }) => {
      const page = await read(path);
      const headings = (await page.getByRole('heading', { level: 2 }).allTextContents()).join('\n');
      for (const name of ['Key features: ', 'Benefits: ', 'Results: ', 'Case study: ']) expect(headings).toContain(name);
      const cards = section(page, 'Key features').getByRole('listitem');
      expect(await cards.locator('svg').count()).toBe(6);
      for (const off of await offEdge(cards)) expect(Math.abs(off)).toBeLessThanOrEqual(1.5);
      expect(await section(page, 'Results').getByText('no promise', { exact: false }).count()).toBe(1);
    });
  }

  test('lays out its features and benefits as no other does', async ({ read }) => {
    const layouts: Record<string, string[]> = { 'Key features': [], Benefits: [] };
    for (const path of paths) {
      const page = await read(path);
      for (const [name, found] of Object.entries(layouts))
        found.push(
          await section(page, name)
            .getByRole('listitem')
            .evaluateAll((items) =>
              items
                .map((item) => item.getBoundingClientRect())
                .map(({ left, top, width }, _, [first]) =>
                  [left, top - (first?.top ?? 0), width].map((at) => Math.round(at / 20)).join(' '),
                )
                .join(', '),
            ),
        );
    }
    for (const found of Object.values(layouts)) expect(new Set(found).size).toBe(paths.length);
  });
});

describe('a hedge', () => {
  for (const { slug } of content.services) {
    test(`stands on the page of ${slug} only where it was agreed`, async ({ read }) => {
      const page = await read(`/services/${slug}`);
      const words = await shownIn(section(page, 'Results'));
      expect(words).not.toMatch(/at most|at best/i);
      expect(words.match(/up to/gi)?.length ?? 0).toBe(slug === 'dynamic-pricing' ? 3 : 0);
    });
  }
});

describe('the technology pages', () => {
  const signed: [string, string, number][] = [
    ['/technology/ai-ml', 'Technologies', 6],
    ['/technology/ai-ml', 'Capabilities', 3],
    ['/technology/ecommerce-platforms', 'Platforms', 6],
    ['/technology/ecommerce-platforms', 'Integration features', 3],
    ['/technology/integration', 'Capabilities', 6],
    ['/technology/integration', 'Integration types', 3],
  ];
  for (const [path, name, count] of signed)
    test(`${path} has a sign to each of its ${count} ${name.toLowerCase()}`, async ({ read }) => {
      const page = await read(path);
      expect(await section(page, name).getByRole('heading', { level: 3 }).count()).toBe(count);
      expect(await section(page, name).locator('svg[viewBox$="72 48"]').count()).toBe(count);
    });
});
