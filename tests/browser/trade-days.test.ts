import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe } from 'vitest';
import { desktop, expect, phone, test } from '../support/browser-test.ts';
import { builtText } from '../support/built-site.ts';
import { builtMain, figuresIn, linksIn, sectionOf, the, wordsIn } from '../support/built-words.ts';
import { section } from '../support/page-words.ts';
import { content } from '../support/site-routes.ts';

const { industries, services, caseStudies } = content;
const nameOf = (slug: string) => services.find((service) => service.slug === slug)?.name;
const note = "Goods and numbers in the pictures are an example shop's.";

describe('the page of a trade', () => {
  for (const { slug, day, proof, results } of industries) {
    const path = `/solutions/industries/${slug}`;

    test(`${slug} goes through the hours of a day, each with a decision, its service and whose word is the last`, () => {
      const part = sectionOf(builtMain(path), 'Key features');
      const times = selectAll('time', part).map((time) => textOf(time));
      expect(times).toEqual(times.toSorted());
      expect(times).toEqual(day.hours.map(({ at }) => at));
      const hours = selectAll('ol > li', part);
      expect(hours).toHaveLength(day.hours.length);
      for (const [place, { title, example, service, lastWord, benefit }] of day.hours.entries()) {
        const hour = the(hours.slice(place, place + 1));
        expect.soft(linksIn(hour)).toEqual([`${nameOf(service)} → /services/${service}`]);
        for (const said of [title, example, `Last word ${lastWord}`, `Benefit ${benefit}`]) expect.soft(wordsIn(hour)).toContain(said);
      }
    });

    test(`${slug} proves it by its client, and says each figure once`, () => {
      const main = builtMain(path);
      const study = caseStudies.find((candidate) => candidate.slug === proof.caseStudy);
      const part = sectionOf(main, 'Results');
      expect(figuresIn(part)).toHaveLength(3);
      expect(wordsIn(part)).toContain(study?.lead);
      expect(linksIn(part)).toEqual([`${proof.heading} → /case-studies/${proof.caseStudy}`]);
      const words = wordsIn(main);
      for (const { figure } of results.items) expect.soft(words.split(figure).length - 1, figure).toBe(1);
      expect(words.split(note)).toHaveLength(2);
      expect(linksIn(main).at(-1)).toBe('Get Started → /contact');
    });

    test(`${slug} tells the same day in its Markdown twin`, () => {
      const twin = builtText(`${path.slice(1)}.md`);
      for (const { at, title, example, service } of day.hours) {
        expect.soft(twin).toContain(`### ${at} ${title}`);
        expect.soft(twin).toContain(example);
        expect.soft(twin).toContain(`**Proposed by**: [${nameOf(service)}](`);
      }
    });
  }

  test('has every hour one under the other on a phone, none cut off at its side, and covers no word with a drawing', async ({ read }) => {
    for (const [place, { slug, day }] of industries.entries()) {
      const onPhone = await read(`/solutions/industries/${slug}`, phone);
      const tops = await section(onPhone, 'Key features')
        .locator('ol > li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ top, left, right }) => ({ top, left, right })));
      expect.soft(tops.map(({ top }) => top)).toEqual(tops.map(({ top }) => top).toSorted((one, other) => one - other));
      expect.soft(tops).toHaveLength(day.hours.length);
      for (const { left, right } of tops) expect.soft(left >= 0 && right <= 360, slug).toBe(true);
      const wide = [{ width: 1024, height: 768 }, ...(process.env.LONG ? [{ width: 768, height: 1024 }, desktop] : [])];
      // In short one of them in a wide window: they share what lays them out.
      for (const viewport of [phone, ...(process.env.LONG || place === 0 ? wide : [])]) {
        const page = await read(`/solutions/industries/${slug}`, viewport);
        const covered = await section(page, 'Key features')
          .locator('ol > li')
          .evaluateAll((items) =>
            items.flatMap((item) => {
              const drawings = [...item.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect()).filter(({ width }) => width > 0);
              const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
              const found: string[] = [];
              for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                if (!node.textContent?.trim() || node.parentElement?.closest('svg')) continue;
                const range = document.createRange();
                range.selectNodeContents(node);
                // The picture's own edge may touch a line's leading.
                for (const box of range.getClientRects())
                  for (const drawing of drawings)
                    if (
                      box.left < drawing.right - 4 &&
                      box.right > drawing.left + 4 &&
                      box.top < drawing.bottom - 8 &&
                      box.bottom > drawing.top + 8
                    )
                      found.push(node.textContent);
              }
              return found;
            }),
          );
        expect.soft(covered, `${slug} at ${viewport.width} px`).toEqual([]);
      }
    }
  });
});
