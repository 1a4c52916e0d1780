import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe } from 'vitest';
import { desktop, expect, test } from '../support/browser-test.ts';
import { builtMain, headingsIn, sectionOf, the, wordsIn } from '../support/built-words.ts';
import { content } from '../support/site-routes.ts';

const { caseStudies, labels } = content;

describe('a case study', () => {
  for (const study of caseStudies) {
    const { slug, client, timeline, implementation, artefact } = study;

    test.runIf(artefact)(`of ${client} shows one thing before and after, which is an example`, () => {
      if (!artefact) return;
      const shown = wordsIn(sectionOf(builtMain(`/case-studies/${slug}`), artefact.heading));
      for (const words of [artefact.before, artefact.after]) expect(shown).toContain(words);
      expect(shown.split(labels.caseStudy.example.replace('{client}', client))).toHaveLength(2);
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
  }

  test('begins with its own person and what they say', async ({ read }) => {
    for (const { slug, testimonial } of caseStudies) {
      const quote = the(selectAll('figure', builtMain(`/case-studies/${slug}`)).slice(0, 1));
      expect(textOf(the(selectAll('blockquote', quote)))).toBe(testimonial.quote);
      expect(selectAll(`[role=img][aria-label="${testimonial.portrait?.alt}"]`, quote), slug).toHaveLength(1);
    }
    const page = await read('/case-studies/luxewear');
    const { y = 999 } = (await page.getByRole('blockquote').first().boundingBox()) ?? {};
    expect(y, 'in the first screen').toBeLessThan(desktop.height);
  });

  test('is no two alike: each has a person and an artefact of its own kind, as long as there are kinds left', () => {
    for (const kinds of [
      caseStudies.map(({ testimonial }) => testimonial.portrait?.drawing),
      caseStudies.map(({ artefact }) => artefact?.kind),
    ])
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(Math.min(caseStudies.length, 6));
  });
});

describe('the list of case studies', () => {
  test('compares them: bars as long as their returns and months', async ({ read }) => {
    const page = await read('/case-studies');
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    const ends = await cards.evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll('dd svg path')].map((path) => (path as SVGPathElement).getBBox()).map(({ x, width }) => x + width),
      ),
    );
    const most = Math.max(...caseStudies.map(({ roi }) => Number.parseInt(roi, 10)));
    expect(ends.map(([back]) => Math.round(back ?? 0))).toEqual(
      caseStudies.map(({ roi }) => Math.round((300 * Number.parseInt(roi, 10)) / most)),
    );
    expect(ends.map(([, months]) => ((months ?? 0) + 4) / 20)).toEqual(caseStudies.map(({ timeline }) => timeline));
  });

  test('says on each card to read the case study, and all of the card leads there', async ({ read }) => {
    const page = await read('/case-studies');
    for (const { slug, heading } of caseStudies) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
      const words = card.getByText('Read the case study', { exact: true });
      const leads = await words.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        const box = element.getBoundingClientRect();
        return document
          .elementFromPoint(box.x + 4, box.y + box.height / 2)
          ?.closest('a')
          ?.getAttribute('href');
      });
      expect(leads).toBe(`/case-studies/${slug}`);
    }
  });
});
