import { describe } from 'vitest';
import { desktop, expect, test } from '../support/browser-test.ts';
import { headingsOf, section, shownIn } from '../support/page-words.ts';
import { content } from '../support/site-routes.ts';

const { caseStudies, labels } = content;

describe('a case study', () => {
  for (const study of caseStudies) {
    const { slug, client, testimonial, timeline, roi, implementation, artefact } = study;

    test(`of ${client} begins with its own person and what they say`, async ({ read }) => {
      const page = await read(`/case-studies/${slug}`);
      const quote = page.getByRole('main').getByRole('figure').first();
      expect(await quote.getByRole('blockquote').textContent()).toBe(testimonial.quote);
      expect(await quote.getByRole('img', { name: testimonial.portrait?.alt, exact: true }).count()).toBe(1);
      const { y = 999 } = (await quote.getByRole('blockquote').boundingBox()) ?? {};
      expect(y, 'in the first screen').toBeLessThan(desktop.height);
    });

    test(`of ${client} says its return and its months once`, async ({ read }) => {
      const page = await read(`/case-studies/${slug}`);
      const said = await shownIn(page.getByRole('main'));
      expect(said.split(roi)).toHaveLength(2);
      expect(said.split(new RegExp(`\\b${timeline} months`))).toHaveLength(2);
    });

    test(`of ${client} shows one thing before and after, and says that it is an example`, async ({ read }) => {
      const page = await read(`/case-studies/${slug}`);
      const shown = section(page, artefact?.heading ?? '');
      const said = await shownIn(shown);
      for (const words of [artefact?.before, artefact?.after]) expect(said).toContain(words);
      expect(said.split(labels.caseStudy.example.replace('{client}', client))).toHaveLength(2);
    });

    test(`of ${client} dates its steps from the first month to the last`, async ({ read }) => {
      const page = await read(`/case-studies/${slug}`);
      const steps = section(page, 'Implementation, month by month').getByRole('listitem');
      const dates = await steps.locator('p:first-of-type').allTextContents();
      const months = dates.flatMap((date) => {
        const [first = 0, last = first] = [...date.matchAll(/\d+/g)].map(Number);
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      });
      expect(months).toEqual(Array.from({ length: timeline }, (_, index) => index + 1));
      expect(await headingsOf(steps, 3)).toEqual(implementation.map(({ title }) => title));
    });
  }

  test('is no two alike: each has a person and an artefact of its own kind', () => {
    expect(new Set(caseStudies.map(({ testimonial }) => testimonial.portrait?.drawing)).size).toBe(caseStudies.length);
    expect(new Set(caseStudies.map(({ artefact }) => artefact?.kind)).size).toBe(caseStudies.length);
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

describe('an unknown case study', () => {
  test('is answered with 404 and the text, under Case Studies in the menu', async ({ open }) => {
    const page = await open('/case-studies/nobody', { status: 404 });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Case study not found');
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Case Studies', exact: true });
    expect(await entry.getAttribute('aria-current')).toBe('true');
  });
});
