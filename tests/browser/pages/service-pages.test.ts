import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { pathOf } from '../../../content/pages.ts';
import { expect, test } from '../../support/browser/browser-test.ts';
import { layOutWhole } from '../../support/browser/lay-out-whole.ts';
import { builtMain, figuresIn, headingsIn, linksIn, sectionOf, the, wordsIn } from '../../support/built-site/built-words.ts';
import { content } from '../../support/content/site-routes.ts';

async function heightOf(page: Page): Promise<number> {
  await layOutWhole(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

const offers = (['services', 'solutions', 'industries'] as const).flatMap((folder) =>
  content[folder].map((offer) => ({ ...offer, path: pathOf(folder, offer.slug) })),
);
const services = offers.filter(({ path }) => path.startsWith('/services/'));
const nameOf = (slug: string) => content.services.find((service) => service.slug === slug)?.name;

/** Kinds of the sections below the first screen, in their order. */
const kindsOn = (path: string) =>
  headingsIn(builtMain(path), 2).flatMap((heading) => /^(Results|Key features|Benefits): /.exec(heading)?.[1] ?? []);

describe('the page of an offer', () => {
  test.each(offers)('$path has three figures, six features and six benefits', ({ path }) => {
    const main = builtMain(path);
    expect(kindsOn(path).toSorted()).toEqual(['Benefits', 'Key features', 'Results']);
    expect(figuresIn(sectionOf(main, 'Results')).length).toBeGreaterThanOrEqual(3);
    const features = sectionOf(main, 'Key features');
    expect([...headingsIn(features, 3), ...selectAll('th[scope=row]', features)]).toHaveLength(6);
    expect(selectAll('svg[viewBox$="72 48"]', features)).toHaveLength(6);
    expect(selectAll('li', sectionOf(main, 'Benefits'))).toHaveLength(6);
    expect(linksIn(the(selectAll('section', main).slice(-1)))[0]).toBe('Get Started → /contact');
  });

  test.each(['services', 'industries', 'solutions'] as const)('shares no heading, nor order and form with a neighbour: %s', (folder) => {
    const headings = content[folder].flatMap(({ slug }) => headingsIn(builtMain(pathOf(folder, slug)), 2));
    expect(headings).toEqual([...new Set(headings)]);
    const forms = content[folder].map(({ slug }) => {
      const path = pathOf(folder, slug);
      const pictured = selectAll('svg', sectionOf(builtMain(path), 'Benefits')).length > 0;
      return `${kindsOn(path)} ${selectAll('article', builtMain(path)).length} ${pictured}`;
    });
    for (const [place, form] of forms.slice(1).entries()) expect(form).not.toBe(forms[place]);
  });

  test.each(offers)('$path describes offer, audience and what follows Get Started', ({ path, heading, lead, audience, closing }) => {
    const words = wordsIn(builtMain(path));
    for (const text of [heading, lead, audience, closing.text]) expect(words).toContain(text);
  });

  test.each(offers)('$path shows a morning proposal with its calculation and answers', ({ path, proposal }) => {
    const figure = the(selectAll('figure', builtMain(path)).filter((it) => wordsIn(it).includes(proposal.what)));
    const { rows, total } = proposal.calculation;
    for (const text of [proposal.why, proposal.limit, ...[...rows, total].flatMap(({ label, value }) => [label, value])])
      expect(wordsIn(figure)).toContain(text);
    const [first, ...others] = proposal.answers ?? ['Yes', 'No', 'Later'];
    expect(selectAll('li', figure).map((answer) => textOf(answer))).toEqual([`${first}, at ${proposal.at}`, ...others]);
  });

  test.each(offers)('$path describes beside the first and the last Get Started what follows, once', ({ path }) => {
    for (const note of [content.labels.offer.start, content.labels.offer.reply])
      expect(selectAll('p, small', builtMain(path)).filter((it) => textOf(it) === note)).toHaveLength(1);
    expect(wordsIn(builtMain(path)).split('within two working days')).toHaveLength(2);
  });

  test.each(offers.filter(({ proof }) => proof))('$path shows the return of its case study once, with a link', ({ path, proof }) => {
    const main = builtMain(path);
    const roi = content.caseStudies.find(({ slug }) => slug === proof?.caseStudy)?.roi ?? '';
    expect(wordsIn(main).split(roi)).toHaveLength(2);
    expect(linksIn(the(selectAll('article', main)))).toEqual([`Read the case study → /case-studies/${proof?.caseStudy}`]);
  });

  test.each(offers)('$path uses "up to" only for figures agreed that way', ({ path, results }) => {
    const words = wordsIn(sectionOf(builtMain(path), 'Results'));
    expect(words).not.toMatch(/at most|at best|no promise/i);
    expect(words.match(/up to/gi)?.length ?? 0).toBe(results.items.filter(({ figure }) => figure.startsWith('up to')).length);
  });
});

test.each(content.industries)('the page of $slug shows its own scene, and its features link to services', ({ slug, picture, ...offer }) => {
  const main = builtMain(`/solutions/industries/${slug}`);
  const scene = the(selectAll('figure', main).filter((it) => wordsIn(it).includes(offer.proposal.what)));
  expect(selectAll(`[role=img][aria-label="${picture.alt}"]`, scene)).toHaveLength(1);
  const links = offer.features.items.map(({ service = '' }) => `${nameOf(service)} → /services/${service}`);
  expect(linksIn(sectionOf(main, 'Key features'))).toEqual(links);
});

describe('the page of a service', () => {
  for (const { path, audience } of services) {
    test(`${path} shows its instrument first, and on phones its features in order`, async ({ read }) => {
      const page = await read(path);
      const top = await page.locator('[data-instrument] form').evaluate((it) => it.getBoundingClientRect().top);
      expect(top).toBeLessThanOrEqual(450);
      expect(await page.getByText(audience, { exact: true }).evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(top);
      const start = (await read(path, { width: 768, height: 1024 })).locator('.page-lead, .page-lead + p');
      const [lead, buttons] = await start.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
      expect(buttons?.left).toBe(lead?.left);
      expect(buttons?.top, 'below the lead on tablets').toBeGreaterThan(lead?.bottom ?? 9999);
      const parts = (await read(path, { width: 390, height: 844 })).locator('figure:has(+ ul), figure + ul > li');
      const [phone, ...captions] = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
      expect(captions.map(({ left }) => left)).toEqual(captions.map(() => phone?.left));
      const tops = [phone, ...captions].map((part) => part?.top ?? 0);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      const numbers = selectAll('li:has(h3) [data-pin]', sectionOf(builtMain(path), 'Key features')).map(
        ({ properties }) => properties.dataPin,
      );
      expect(numbers).toEqual(numbers.toSorted());
    });
  }
});

for (const [path, wide, narrow] of [['/', 5_600, 6_800] as const, ...services.map(({ path }) => [path, 4_200, 6_000] as const)])
  test(`${path} is at most ${wide} px high, and ${narrow} px at 390 × 844`, async ({ read }) => {
    expect(await heightOf(await read(path))).toBeLessThanOrEqual(wide);
    expect(await heightOf(await read(path, { width: 390, height: 844 }))).toBeLessThanOrEqual(narrow);
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

/** The words of the specification (section 2), repeated here so that content cannot change them unnoticed. */
const technologyLists: [path: string, section: string, names: string[] | 6, hasPictures: boolean][] = [
  ['/technology/ai-ml', 'Technologies', 6, true],
  ['/technology/ai-ml', 'Capabilities', ['Predictive Analytics', 'Pattern Recognition', 'Natural Language'], false],
  [
    ...(['/technology/ecommerce-platforms', 'Platforms'] as const),
    ['Shopify', 'WooCommerce', 'Magento', 'BigCommerce', 'Custom Platforms', 'Marketplace Integration'],
    true,
  ],
  ['/technology/integration', 'Capabilities', 6, true],
  ['/technology/integration', 'Integration types', ['Data', 'Cloud', 'Security'], true],
  ['/technology/integration', 'Technical specifications', ['API support', 'Protocols', 'Data formats'], false],
];

describe('the technology pages', () => {
  test.each(technologyLists)('%s has its %s, with pictures where they have one', (path, name, wanted, hasPictures) => {
    const part = sectionOf(builtMain(path), name);
    const names = selectAll('li h3, th b, th[scope=row]', part).map((words) => textOf(words));
    expect(names).toEqual(wanted === 6 ? expect.objectContaining({ length: 6 }) : wanted);
    if (hasPictures) expect(selectAll('li:has(h3) svg', part)).toHaveLength(names.length);
  });

  test('list the details of platforms, specifications and capabilities', () => {
    const { ecommercePlatforms, integration, aiMl } = content.technology;
    const shown = (path: string, label: string, each: string) =>
      selectAll(each, sectionOf(builtMain(path), label)).map((part) =>
        selectAll('h3, ul > li, th, td', part).map((words) => textOf(words)),
      );
    const lists = (cards: readonly { name: string; items: readonly string[] }[]) => cards.map(({ name, items }) => [name, ...items]);
    const platforms = ecommercePlatforms.platforms.items;
    expect(shown('/technology/ecommerce-platforms', 'Platforms', 'li:has(h3)')).toEqual(lists(platforms));
    expect(shown('/technology/integration', 'Integration types', 'li:has(h3)')).toEqual(lists(integration.types.items));
    expect(shown('/technology/integration', 'Technical specifications', 'tr')).toEqual(lists(integration.specifications.rows));
    const { groups } = aiMl.capabilities;
    expect(shown('/technology/ai-ml', 'Capabilities', 'tbody tr')).toEqual(
      [0, 1, 2, 3].map((row) => groups.map(({ items }) => items[row])),
    );
    expect(groups.map(({ items }) => items.length)).toEqual([4, 4, 4]);
    expect(linksIn(builtMain('/technology/integration')).at(-1)).toBe('Start Integration → /contact');
  });
});
