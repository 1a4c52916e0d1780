import { describe, expect, it } from 'vitest';
import { estimate, type Figure, numberFormats, readNumber } from './estimate.ts';

const sales = (percent: number): Figure => ({ service: 'Pricing', claim: `${percent}%`, percent, isMargin: false });
const margin: Figure = { service: 'Pricing', claim: '15%', percent: 15, isMargin: true };

/** Expected values were calculated by hand. */
describe('the estimate', () => {
  it('applies each figure by itself to today’s month: orders × value × margin', () => {
    // 3,000,000 × 1.25 = 3,750,000; × 40% = 1,500,000. 40% × 1.15 = 46%; × 3,000,000 = 1,380,000. 3,000,000 × 1.35 × 40% = 1,620,000.
    expect(estimate({ orders: 2000, value: 1500, margin: 40 }, [sales(25), margin, sales(35)])).toEqual({
      today: { sales: 3_000_000, margin: 40, profit: 1_200_000 },
      months: [
        { sales: 3_750_000, margin: 40, profit: 1_500_000 },
        { sales: 3_000_000, margin: 46, profit: 1_380_000 },
        { sales: 4_050_000, margin: 40, profit: 1_620_000 },
      ],
    });
  });

  it('limits the margin to 100%', () => {
    // 90% × 1.15 would be 103.5%: 100 × 10 × 100% = 1,000.
    expect(estimate({ orders: 100, value: 10, margin: 90 }, [margin]).months[0]?.profit).toBe(1000);
  });

  it.for([
    { orders: 0, value: 1500, margin: 40 },
    { orders: 2000, value: 0, margin: 40 },
    { orders: 2000, value: 1500, margin: 0 },
  ])('is zero without sales or margin: $orders × $value at $margin%', (nothing) => {
    expect(estimate(nothing, [sales(25), margin]).months.map(({ profit }) => profit)).toEqual([0, 0]);
  });
});

describe('readNumber', () => {
  it.for<[string, number]>([
    ['0', 0],
    [' 2000 ', 2000],
    ['2,000', 2000],
    ['1,20,000', 120_000],
    ['120,000.75', 120_000.75],
    ['37.5', 37.5],
  ])('reads %s as %d', ([text, value]) => expect(readNumber(text, 1_000_000)).toBe(value));

  it.for(['', 'a lot', '12abc', '1e5', '-5', '1,2', '1.200,50', '1,2000', '1000001', '.', '٣', '9'.repeat(40)])('refuses %j', (text) =>
    expect(readNumber(text, 1_000_000)).toBeUndefined(),
  );

  it('reads what the formats write', () => {
    for (const currency of ['INR', 'USD', 'EUR', 'GBP', 'AED'] as const)
      for (const value of [0, 7, 1234, 120_000, 99.95]) expect(readNumber(numberFormats(currency).number(value), 1_000_000)).toBe(value);
  });
});

it('amounts have Indian groups for rupees, Western ones for the others, and cents below 1,000', () => {
  expect(numberFormats('INR').money(1_200_000)).toBe('₹12,00,000');
  expect(numberFormats('USD').money(1_200_000.4)).toBe('$1,200,000');
  expect(numberFormats('GBP').money(49.9)).toBe('£49.90');
  expect(numberFormats('AED').money(1500)).toBe('AED\u00a01,500');
});
