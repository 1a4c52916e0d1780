import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { Locator } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../support/browser-test.ts';
import { builtMain, headingsIn, linksIn, sectionOf, wordsIn } from '../support/built-words.ts';
import { section } from '../support/page-words.ts';
import { content } from '../support/site-routes.ts';

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

describe('the page of a service', () => {
  for (const { slug, heading, audience } of content.services)
    test(`says of ${slug} what it is, whom it is for and who uses it; hedges only what was agreed`, () => {
      const main = builtMain(`/services/${slug}`);
      for (const said of [heading, audience]) expect(wordsIn(main)).toContain(said);
      const links = linksIn(main);
      const users = content.caseStudies.filter(({ services }) => services.includes(slug));
      expect(links).toEqual(expect.arrayContaining(users.map(({ client, slug: id }) => `${client} → /case-studies/${id}`)));
      expect(links.filter((link) => link.endsWith('→ /services#first-four-weeks'))).toHaveLength(2);
      const headings = headingsIn(main, 2).join('\n');
      for (const name of ['Key features: ', 'Benefits: ', 'Results: ', 'Case study: ']) expect(headings).toContain(name);
      const words = wordsIn(sectionOf(main, 'Results'));
      expect(words).not.toMatch(/at most|at best/i);
      expect(words.match(/up to/gi)?.length ?? 0).toBe(slug === 'dynamic-pricing' ? 3 : 0);
    });

  test('has its audience in the first screen and each sign at its text’s edge, and lays out features and benefits as no other does', async ({
    read,
  }) => {
    const layouts: Record<string, string[]> = { 'Key features': [], Benefits: [] };
    for (const { slug, audience } of content.services) {
      const page = await read(`/services/${slug}`);
      const top = await page.getByText(audience, { exact: true }).evaluate((line) => line.getBoundingClientRect().bottom);
      expect.soft(top, slug).toBeLessThan(700);
      const cards = section(page, 'Key features').getByRole('listitem');
      expect.soft(await cards.locator('svg').count(), slug).toBe(6);
      for (const off of await offEdge(cards)) expect.soft(Math.abs(off), slug).toBeLessThanOrEqual(1.5);
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
    for (const found of Object.values(layouts)) expect(new Set(found).size).toBe(content.services.length);
  });
});

describe('the technology pages', () => {
  const { ecommercePlatforms, integration } = content.technology;
  const lists: [string, string, { name: string; items: string[] }[]][] = [
    ['/technology/ecommerce-platforms', 'Platforms', ecommercePlatforms.platforms.items],
    ['/technology/integration', 'Technical specifications', integration.specifications.rows],
  ];
  for (const [path, label, cards] of lists)
    test(`${path} lists what belongs to each of its ${label.toLowerCase()}`, () => {
      const shown = selectAll('li:has(h3)', sectionOf(builtMain(path), label)).map((card) =>
        selectAll('h3, ul > li', card).map((words) => textOf(words)),
      );
      expect(shown).toEqual(cards.map(({ name, items }) => [name, ...items]));
    });

  const signed: [string, string, number][] = [
    ['/technology/ai-ml', 'Technologies', 6],
    ['/technology/ai-ml', 'Capabilities', 3],
    ['/technology/integration', 'Capabilities', 6],
    ['/technology/integration', 'Integration types', 3],
  ];
  for (const [path, name, count] of signed)
    test(`${path} has a sign to each of its ${count} ${name.toLowerCase()}`, () => {
      const part = sectionOf(builtMain(path), name);
      expect(headingsIn(part, 3)).toHaveLength(count);
      expect(selectAll('svg[viewBox$="72 48"]', part)).toHaveLength(count);
    });
});
