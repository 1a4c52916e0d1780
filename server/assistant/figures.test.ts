import { describe, expect, test } from 'vitest';
import { figuresIn, unfoundedFigure } from './figures.ts';

const page = `Up to **25%** more revenue, 3x loyalty, 99.9% uptime, 500+ clients since 2010. Live in 2-4 weeks, answered within two working days.
For every ₹100 that FreshMart spent, ₹375 came back. 5 months from start to whole shop, 35 percent higher conversion, 24/7 support, 10,000 orders.`;

describe('a figure', () => {
  test.each<[answer: string, figures: string[]]>([
    ['thirty-five percent', ['35%']],
    ['two to four weeks', ['2 week', '4 week']],
    ['280% to 425%', ['280%', '425%']],
    ['one hundred and twenty clients', ['120']],
    ['1.5 million orders', ['1500000']],
    ['two lakh rupees', ['200000₹']],
    ['€9 a day', ['9€']],
    ['Rs. 1,00,000', ['100000₹']],
    ['half of their time', ['50%']],
    ['twice as much', ['2x']],
    ['three times the loyalty', ['3x']],
    ['live in a month', ['1 month']],
    ['a third of the work', ['33%']],
    ['two-thirds more', ['67%']],
    ['a quarter of the work', ['25%']],
    ['tenfold', ['10x']],
    ['two dozen shops', ['24']],
    ['3 short weeks', ['3 week']],
    ['25 pct', ['25%']],
    ['½ of it', ['½']],
    ['a two-week trial', ['2 week']],
    ['10k orders', ['10k']],
    ['one of our B2B clients', []],
    ['someone often attended', []],
  ])('in %j is %j', (answer, figures) => {
    const spans = ['week', 'month'];
    expect(figuresIn(answer).map(({ value, unit }) => (spans.includes(unit) ? `${value} ${unit}` : value + unit))).toEqual(figures);
  });

  test.each([
    '25% more revenue, three times the loyalty, 99.9% uptime',
    'twenty-five per cent more',
    'a 25 % rise',
    'Two to four weeks',
    'four weeks',
    'an answer in 2 business days',
    '₹375 for every 100 rupees',
    '500 clients since 2010',
    'ten thousand orders',
    'support 24/7',
    'one of them',
  ])('is accepted if the source states it: %j', (answer) => expect(unfoundedFigure(answer, page)).toBeUndefined());

  test.each([
    ['26% more', '26 %'],
    ['thirty percent', '30 %'],
    ['2% more', '2 %'],
    ['99% uptime', '99 %'],
    ['4x loyalty', '4 x'],
    ['quadruple? four times', '4 x'],
    ['25x revenue', '25 x'],
    ['ready in 3 days', '3 day'],
    ['three days', '3 day'],
    ['ready in 4 days', '4 day'],
    ['€9 a day', '9 €'],
    ['9 offices', '9'],
    ['within a week', '1 week'],
    ['twenty thousand orders', '20000'],
    ['for ९९ rupees', '९९'],
  ])('is reported if the source does not state it: %j', (answer, figure) => expect(unfoundedFigure(answer, page)).toBe(figure));

  test.each(['one ', 'hundred and ', '1,', '9.', '2 to ', 'twenty-'])('is parsed in linear time when it repeats %j', (bit) => {
    const start = performance.now();
    figuresIn(bit.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
