import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { ContentCopy } from '../support/content-copy.ts';

const grocer = 'industries/food-grocery.yaml';
const small = 'solutions/small-business.yaml';

describe('the days of the trades', () => {
  const { industries } = loadContent();

  test('are told on a ground of their own, no two alike', () => {
    const six = industries.slice(0, 6).map(({ day }) => day.ground);
    expect(new Set(six).size).toBe(6);
  });

  test('share no sentence: what is decided, who decides it and what it is good for are told by each in its own goods', () => {
    const said = industries.flatMap(({ day }) => day.hours.flatMap(({ text, example, benefit }) => [text, example, benefit]));
    expect(said.filter((sentence, place) => said.indexOf(sentence) !== place)).toEqual([]);
  });

  test('have the services at work that the trade’s client uses', () => {
    const { caseStudies } = loadContent();
    for (const { slug, day, proof } of industries) {
      const study = caseStudies.find((candidate) => candidate.slug === proof.caseStudy);
      const at = day.hours.map(({ service }) => service);
      expect(at, slug).toEqual(expect.arrayContaining(study?.services ?? ['none']));
    }
  });
});

describe('a day is refused, and the problem says how to mend it, when', () => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = new ContentCopy();
  });
  afterEach(() => copy.remove());

  test.for([
    ['an hour comes before the one above it', grocer, 'day.hours[2].at', '06:00', 'day.hours[2].at', 'put the hours in order'],
    ['an hour is no time of day', grocer, 'day.hours[0].at', '25:00', 'day.hours[0].at', 'must be a time of day such as "09:30"'],
    ['an hour names a service that is none', grocer, 'day.hours[0].service', 'magic', 'day.hours', 'names "magic"'],
    ['its ground cannot be drawn', grocer, 'day.ground', 'moon', 'day.ground', 'must be one of: cold-shelf, rail'],
    ['a good cannot be drawn', grocer, 'day.hours[1].good', 'unicorn', 'day.hours[1].good', 'must be one of: apple, ball'],
    ['a size has neither a month nor an order', small, 'month', undefined, '', 'needs a month or an order'],
    ['a week gives back more evenings than are worked', small, 'month.weeks[3].given', 7, 'month.weeks[3].given', '6'],
  ] as const)('%s', ([, file, field, value, where, fix]) => {
    copy.set(file, field, value);
    expect(copy.problems()).toEqual([{ file, field: where, message: expect.stringContaining(fix) }]);
  });

  test('a claim hides in what happens, while an example shop may have its own numbers', () => {
    copy.set(grocer, 'day.hours[0].example', 'Order 40% fewer bunches for 2 days.');
    expect(() => loadContent(copy.folder)).not.toThrow();
    copy.set(grocer, 'day.hours[0].text', 'Throws away 40% less.');
    expect(copy.problems()).toEqual([
      { file: grocer, field: 'day.hours[0].text', message: expect.stringContaining('is not an agreed figure') },
    ]);
  });
});
