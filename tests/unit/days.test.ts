import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { ContentCopy } from '../support/content-copy.ts';

const grocer = 'industries/food-grocery.yaml';
const small = 'solutions/small-business.yaml';

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
    [
      'it leaves out a service that the trade’s client uses',
      grocer,
      'day.hours[5].service',
      'analytics',
      'day.hours',
      'dynamic-pricing, which freshmart uses',
    ],
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
