import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe } from 'vitest';
import { desktop, expect, phone, test } from '../../support/browser/browser-test.ts';
import { builtMain, figuresIn, headingsIn, linksIn, sectionOf, the, wordsIn } from '../../support/built-site/built-words.ts';
import { content } from '../../support/content/site-routes.ts';

const { caseStudies, services } = content;

describe('a case study', () => {
  for (const study of caseStudies) {
    const { slug, client, category, picture, roi, timeline, implementation, testimonial } = study;
    const used = services.filter((service) => study.services.includes(service.slug));

    test(`of ${client} has client, industry, picture, Get Started, service and figures in the first screen`, async ({ read }) => {
      const page = await read(`/case-studies/${slug}`);
      const main = page.getByRole('main');
      const shown = [
        page.getByText(client, { exact: true }).first(),
        page.getByText(category, { exact: true }),
        page.getByRole('img', { name: picture.alt, exact: true }),
        main.getByRole('link', { name: 'Get Started', exact: true }).first(),
        main.getByRole('link', { name: used[0]?.cardLink ?? '', exact: true }),
        ...(await main.locator('dl').first().locator('dd').all()),
      ];
      expect(shown).toHaveLength(5 + 3);
      for (const part of shown) expect(await part.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(desktop.height);
    });

    test(`of ${client} has its agreed results, each figure once in the text`, () => {
      const main = builtMain(`/case-studies/${slug}`);
      const results = sectionOf(main, 'Results');
      const labels = ['ROI within the first year', 'Timeline', 'Services in use'];
      const wanted = [roi, `${timeline} months`, used.length].map((figure, index) => `${figure} ${labels[index]} `);
      expect(figuresIn(results).map((figure, index) => figure.slice(0, wanted[index]?.length))).toEqual(wanted);
      for (const { name } of used) expect(wordsIn(results)).toContain(name);
      for (const figure of [roi, new RegExp(`\\b${timeline} months`)]) expect(wordsIn(main).split(figure)).toHaveLength(2);
    });

    test(`of ${client} has challenge, solution and steps, and leads back to the list`, () => {
      const main = builtMain(`/case-studies/${slug}`);
      expect(headingsIn(main, 2)).toEqual(expect.arrayContaining(['Challenge', 'Solution', 'Implementation, month by month']));
      expect(linksIn(main)).toContain('Back to case studies → /case-studies');
    });

    test(`of ${client} dates its steps from the first month to the last`, () => {
      const part = sectionOf(builtMain(`/case-studies/${slug}`), 'Implementation, month by month');
      const dates = selectAll('li', part).map((step) => textOf(selectAll('p', step)[0] ?? the([])));
      const months = dates.flatMap((date) => {
        const [first = 0, last = first] = [...date.matchAll(/\d+/g)].map(Number);
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      });
      expect(months).toEqual(Array.from({ length: timeline }, (_, index) => index + 1));
      expect(headingsIn(part, 3)).toEqual(implementation.map(({ title }) => title));
    });

    test(`of ${client} quotes its own person beside their portrait`, () => {
      const quote = the(selectAll('figure', builtMain(`/case-studies/${slug}`)));
      expect(textOf(the(selectAll('blockquote', quote)))).toBe(testimonial.quote);
      expect(selectAll(`[role=img][aria-label="${testimonial.portrait?.alt}"]`, quote)).toHaveLength(1);
    });
  }
});

describe('the list of case studies', () => {
  test('has "Read the case study" on each card, which leads to the study', async ({ open }) => {
    const page = await open('/case-studies');
    const words = page.getByText('Read the case study', { exact: true });
    expect(await words.count()).toBe(caseStudies.length);
    await words.nth(1).click({ force: true });
    await page.waitForURL(`**/case-studies/${caseStudies[1]?.slug}`);
  });

  test('has links to documents that are 24 px high, or 44 px on a phone', async ({ read }) => {
    for (const [viewport, least] of [
      [desktop, 24],
      [phone, 44],
    ] as const) {
      const page = await read('/case-studies', viewport);
      await page.locator('summary').evaluateAll((all) => all.map((summary) => summary.parentElement?.setAttribute('open', '')));
      const links = page.locator('a[href$=".pdf"]');
      const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(caseStudies.length);
      expect(Math.min(...heights), `${viewport.width} px`).toBeGreaterThanOrEqual(least);
    }
  });
});

test.for([
  ['/case-studies', 'dl'],
  ['/technology/ecommerce-platforms', 'li > ul'],
] as const)('neighbouring cards of %s have each %s on one line', async ([path, part], { read }) => {
  for (const viewport of [desktop, { width: 768, height: 1024 }]) {
    const page = await read(path, viewport);
    const tops = await page
      .locator(`main ${part}`)
      .evaluateAll((all) => all.map((it) => [it.closest('li'), it].map((box) => Math.round(box?.getBoundingClientRect().top ?? 0))));
    expect(new Set(tops.map(String)).size).toBe(new Set(tops.map(([card]) => card)).size);
  }
});
