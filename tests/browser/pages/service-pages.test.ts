import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { pathOf } from '../../../content/pages.ts';
import { expect, test } from '../../support/browser/browser-test.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';
import { section } from '../../support/browser/page-words.ts';
import { builtMain, headingsIn, linksIn, sectionOf, the, wordsIn } from '../../support/built-site/built-words.ts';
import { content } from '../../support/content/site-routes.ts';

/** @returns for each icon the distance of its ink from its box's left edge, which is aligned with the text */
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

async function heightOf(page: Page): Promise<number> {
  await layOutWhole(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

const offers = (['services', 'solutions', 'industries'] as const).flatMap((folder) =>
  content[folder].map((offer) => ({ ...offer, path: pathOf(folder, offer.slug) })),
);
const services = offers.filter(({ path }) => path.startsWith('/services/'));
const nameOf = (slug: string) => content.services.find((service) => service.slug === slug)?.name;

describe('the page of an offer', () => {
  test.each(offers)('$path has the same five sections in the same order', ({ path }) => {
    const headings = headingsIn(builtMain(path), 2).filter((heading) => / /.test(heading));
    expect(headings.slice(-5, -1).map((heading) => heading.split(': ')[0])).toEqual(['Results', 'Key features', 'Benefits', 'Case study']);
  });

  test.each(offers)(
    '$path describes the offer, its audience and what follows Get Started',
    ({ path, heading, lead, audience, closing }) => {
      const words = wordsIn(builtMain(path));
      for (const text of [heading, lead, audience, closing.text]) expect(words).toContain(text);
    },
  );

  test.each(offers)('$path shows a morning proposal with its calculation', ({ path, proposal }) => {
    const words = wordsIn(the(selectAll('figure', builtMain(path)).filter((figure) => wordsIn(figure).includes(proposal.what))));
    const { rows, total } = proposal.calculation;
    for (const text of [proposal.why, proposal.limit, ...[...rows, total].flatMap(({ label, value }) => [label, value])])
      expect(words).toContain(text);
  });

  test.each(offers)('$path offers the answers of its morning proposal', ({ path, proposal }) => {
    const figure = the(selectAll('figure', builtMain(path)).filter((it) => wordsIn(it).includes(proposal.what)));
    const { yes, no, later } = content.artefacts.answers;
    expect(selectAll('li', figure).map((answer) => textOf(answer))).toEqual(proposal.answers ?? [yes, no, later]);
  });

  test.each(offers)('$path describes under Get Started what follows, once', ({ path }) => {
    const notes = selectAll('p', builtMain(path)).filter((it) => textOf(it) === content.labels.offer.reply);
    expect(notes).toHaveLength(1);
    expect(wordsIn(builtMain(path)).split('within two working days')).toHaveLength(2);
  });

  test.each(offers)('$path shows the return of its case study once, and links to the study', ({ path, proof }) => {
    const main = builtMain(path);
    const roi = content.caseStudies.find(({ slug }) => slug === proof.caseStudy)?.roi ?? '';
    expect(wordsIn(main).split(roi)).toHaveLength(2);
    expect(linksIn(sectionOf(main, 'Case study'))).toEqual([`Read the case study → /case-studies/${proof.caseStudy}`]);
  });

  test.each(offers)('$path uses "up to" only for figures agreed that way', ({ path, results }) => {
    const words = wordsIn(sectionOf(builtMain(path), 'Results'));
    expect(words).not.toMatch(/at most|at best|no promise/i);
    expect(words.match(/up to/gi)?.length ?? 0).toBe(results.items.filter(({ figure }) => figure.startsWith('up to')).length);
  });
});

test.each(content.industries)('the page of $slug shows its own scene around its morning proposal', ({ slug, picture, proposal }) => {
  const scene = the(selectAll('figure', builtMain(`/solutions/industries/${slug}`)).filter((it) => wordsIn(it).includes(proposal.what)));
  expect(selectAll(`[role=img][aria-label="${picture.alt}"]`, scene)).toHaveLength(1);
});

test.each(content.industries)('each feature on the page of $slug links to its service', ({ slug, features }) => {
  const part = sectionOf(builtMain(`/solutions/industries/${slug}`), 'Key features');
  expect(linksIn(part)).toEqual(features.items.map(({ service = '' }) => `${nameOf(service)} → /services/${service}`));
});

describe('the page of a service', () => {
  for (const { path, audience } of services) {
    test(`${path} is at most 4,200 px high, with its instrument on the first screen`, async ({ read }) => {
      const page = await read(path);
      expect(await heightOf(page)).toBeLessThanOrEqual(4_200);
      const top = await page.locator('[data-instrument] form').evaluate((it) => it.getBoundingClientRect().top);
      expect(top).toBeLessThanOrEqual(450);
      expect(await page.getByText(audience, { exact: true }).evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(top);
    });

    test(`${path} is at most 6,500 px high at 390 × 844`, async ({ read }) => {
      expect(await heightOf(await read(path, { width: 390, height: 844 }))).toBeLessThanOrEqual(6_500);
    });

    test(`${path} has an icon aligned with the text of each feature`, async ({ read }) => {
      const page = await read(path);
      const cards = section(page, 'Key features')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') });
      expect(await cards.locator('svg').count()).toBe(6);
      for (const off of await offEdge(cards)) expect(Math.abs(off)).toBeLessThanOrEqual(1.5);
    });
  }
});

describe('the page of a company size or an industry', () => {
  for (const { path } of offers.filter((offer) => !services.includes(offer)))
    test(`${path} shows its whole morning proposal on the first screen`, async ({ read }) => {
      const phone = (await read(path)).getByRole('figure').locator('> div');
      expect(await phone.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(900);
    });
});

test('the technology page shows a decision within limits on its first screen', async ({ read }) => {
  const page = await read('/technology');
  for (const { value } of content.pages.technology.decision) {
    const step = page.getByRole('main').getByText(value, { exact: true }).first();
    expect(await step.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(900);
  }
});

describe('the technology pages', () => {
  const { ecommercePlatforms, integration } = content.technology;
  const lists: [string, string, { name: string; items: string[] }[]][] = [
    ['/technology/ecommerce-platforms', 'Platforms', ecommercePlatforms.platforms.items],
    ['/technology/integration', 'Technical specifications', integration.specifications.rows],
  ];
  for (const [path, label, cards] of lists)
    test(`${path} lists the details of each of its ${label.toLowerCase()}`, () => {
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
    test(`${path} has an icon for each of its ${count} ${name.toLowerCase()}`, () => {
      const part = sectionOf(builtMain(path), name);
      expect(headingsIn(part, 3)).toHaveLength(count);
      expect(selectAll('svg[viewBox$="72 48"]', part)).toHaveLength(count);
    });
});
