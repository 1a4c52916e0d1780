import { describe, expect, it } from 'vitest';
import { fragmentOf, inputsFrom } from './address.ts';
import { estimate, type Option } from './estimate.ts';
import { formatInputs } from './format-inputs.ts';
import { numberFormats } from './number-formats.ts';
import { type Inputs, readInputs } from './read-inputs.ts';
import { readNumber } from './read-number.ts';

const figureOf = (percent: number, isMargin = false) => ({ percent, isMargin, claim: `${percent}%` });
const option = (slug: string, ...figures: Option['figures']): Option => ({ slug, name: slug, figures });
const pricing = option('dynamic-pricing', figureOf(25), figureOf(15, true));
const personalization = option('personalization', figureOf(35));
const margin = option('margin', figureOf(15, true));

/** Expected values were calculated by hand. */
describe('the estimate', () => {
  const shop = { orders: 2000, value: 1500, margin: 40 };

  it('equals today without options: orders × value × margin', () => {
    expect(estimate(shop, []).today).toEqual({ sales: 3_000_000, margin: 40, profit: 1_200_000 });
    expect(estimate(shop, []).highest).toEqual({ sales: 3_000_000, margin: 40, profit: 1_200_000 });
  });

  it.for([
    // 3,000,000 × 1.25 = 3,750,000; × 40% = 1,500,000. A better margin, 40% × 1.15 = 46%, makes 1,380,000 by itself.
    { options: [pricing], highest: { sales: 3_750_000, margin: 40, profit: 1_500_000 } },
    { options: [margin], highest: { sales: 3_000_000, margin: 46, profit: 1_380_000 } },
    // 3,000,000 × 1.35 = 4,050,000; × 40% = 1,620,000
    { options: [personalization], highest: { sales: 4_050_000, margin: 40, profit: 1_620_000 } },
    // Only the largest figure counts: figures are neither added nor multiplied.
    { options: [pricing, personalization], highest: { sales: 4_050_000, margin: 40, profit: 1_620_000 } },
    { options: [margin, personalization, pricing], highest: { sales: 4_050_000, margin: 40, profit: 1_620_000 } },
  ])('with $options.length options has the highest profit $highest.profit', ({ options, highest }) => {
    expect(estimate(shop, options).highest).toEqual(highest);
  });

  it('has a step for each published figure', () => {
    const { steps } = estimate(shop, [pricing, personalization]);
    expect(steps.map(({ option, figure }) => `${option.slug} ${figure.claim}`)).toEqual([
      'dynamic-pricing 25%',
      'dynamic-pricing 15%',
      'personalization 35%',
    ]);
    expect(steps[1]?.month).toEqual({ sales: 3_000_000, margin: 46, profit: 1_380_000 });
  });

  it('limits the margin to 100%', () => {
    // 90% × 1.15 would be 103.5%: 100 × 10 × 100% = 1,000
    expect(estimate({ orders: 100, value: 10, margin: 90 }, [margin]).highest.profit).toBe(1000);
  });

  it.for([
    { orders: 0, value: 1500, margin: 40 },
    { orders: 2000, value: 0, margin: 40 },
    { orders: 2000, value: 1500, margin: 0 },
  ])('is zero without sales or margin: $orders × $value at $margin%', (nothing) => {
    expect(estimate(nothing, [pricing, personalization]).highest.profit).toBe(0);
  });

  it('is exact at the upper bounds', () => {
    // 10^8 × 10^7 = 10^15; × 1.25 at 100% margin
    expect(estimate({ orders: 1e8, value: 1e7, margin: 100 }, [pricing]).highest.profit).toBe(1.25e15);
  });
});

describe('readNumber', () => {
  it.for<[string, number]>([
    ['0', 0],
    ['2000', 2000],
    [' 2,000 ', 2000],
    ['1,20,000', 120_000],
    ['12,00,000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['1.200.000', 1_200_000],
    ['1 200 000', 1_200_000],
    ['1\u202f200\u00a0000', 1_200_000],
    ["1'200'000", 1_200_000],
    ['1.200', 1200],
    ['1,5', 1.5],
    // A decimal comma, as in half the world.
    ['12,34', 12.34],
    ['1499.50', 1499.5],
    ['1.499,50', 1499.5],
    ['1,499.5', 1499.5],
    ['1,20,000.75', 120_000.75],
    ['0.500', 0.5],
    ['.5', 0.5],
    ['₹1,500', 1500],
    ['AED 99', 99],
    ['40%', 40],
    ['-0', 0],
  ])('parses %s as %d', ([text, value]) => expect(readNumber(text)).toEqual({ value }));

  it('reads 37.125 as decimals in a percentage and as thousands in an amount', () => {
    expect(readNumber('37.125', true)).toEqual({ value: 37.125 });
    expect(readNumber('37.125')).toEqual({ value: 37_125 });
  });

  it.for([
    'abc',
    '12abc',
    '1e15',
    '1,2000',
    '1,2,3',
    '1.2.3,4',
    '1,200.5.5',
    '--5',
    '.',
    ',',
    '₹',
    '%',
    'NaN',
    'Infinity',
    '<b>1</b>',
    '٣',
  ])('%s is rejected', (text) => {
    const result = readNumber(text);
    // 12,34 is a decimal number in half the world.
    expect(result).toEqual(text === '12,34' ? { value: 12.34 } : { mistake: 'unreadable' });
  });

  it('reports blank text as missing, and a number below zero as negative', () => {
    expect(readNumber('  ')).toEqual({ mistake: 'missing' });
    expect(readNumber('-5')).toEqual({ mistake: 'negative' });
    expect(readNumber('−1,200')).toEqual({ mistake: 'negative' });
  });
});

const inputs: Inputs = { orders: '2,000', value: '1,500', margin: '40', currency: 'INR', options: ['dynamic-pricing'] };

describe('the fields', () => {
  it('are parsed into a shop when all are valid', () => {
    expect(readInputs(inputs)).toEqual({ shop: { orders: 2000, value: 1500, margin: 40 }, mistakes: {} });
  });

  it.for<[Partial<Inputs>, object]>([
    [{ orders: '' }, { orders: 'missing' }],
    [{ orders: '1000000000000000' }, { orders: 'tooLarge' }],
    [{ value: 'a lot' }, { value: 'unreadable' }],
    [{ value: '-3' }, { value: 'negative' }],
    [{ margin: '101' }, { margin: 'margin' }],
    [{ margin: '-1' }, { margin: 'margin' }],
    [
      { orders: '', margin: '' },
      { orders: 'missing', margin: 'missing' },
    ],
  ])('%j are invalid', ([wrong, mistakes]) => expect(readInputs({ ...inputs, ...wrong })).toEqual({ mistakes }));

  it("are formatted in the currency's style, invalid ones left unchanged", () => {
    const typed = { ...inputs, orders: '120000', value: 'x', margin: '37.5' };
    expect(formatInputs(typed)).toEqual({ ...typed, orders: '1,20,000' });
    expect(formatInputs({ ...typed, currency: 'EUR' })).toEqual({ ...typed, currency: 'EUR', orders: '120,000' });
  });

  it('keep their values when formatted', () => {
    for (const currency of ['INR', 'USD', 'EUR', 'GBP', 'AED'] as const) {
      for (const number of ['0', '7', '1234', '120000', '12345678.9', '99.95']) {
        const written = formatInputs({ ...inputs, currency, orders: number });
        expect(readNumber(written.orders)).toEqual({ value: Number(number) });
      }
    }
  });
});

describe('an amount is formatted', () => {
  it('in Indian groups for rupees and in Western ones for the others', () => {
    expect(numberFormats('INR').money(1_200_000)).toBe('₹12,00,000');
    expect(numberFormats('USD').money(1_200_000)).toBe('$1,200,000');
    expect(numberFormats('EUR').money(1_200_000)).toBe('€1,200,000');
    expect(numberFormats('GBP').money(49.9)).toBe('£49.90');
    expect(numberFormats('AED').money(1500)).toBe('AED\u00a01,500');
  });

  it('with abbreviations once it is large', () => {
    expect(numberFormats('INR').short(5_25_000)).toBe('₹5,25,000');
    expect(numberFormats('INR').short(63_00_000)).toBe('₹63,00,000');
    expect(numberFormats('INR').short(1_25_00_000)).toBe('₹1.25\u00a0crore');
    expect(numberFormats('USD').short(1_250_000)).toBe('$1.25\u00a0million');
    expect(numberFormats('INR').short(0)).toBe('₹0');
  });
});

describe('the address', () => {
  const known = { options: ['dynamic-pricing', 'personalization'], currencies: ['INR', 'USD'] as const };

  it('restores its inputs', () => {
    const shared: Inputs = {
      orders: '1,20,000',
      value: '49.95',
      margin: '37.5',
      currency: 'USD',
      options: ['dynamic-pricing', 'personalization'],
    };
    const fragment = fragmentOf(shared) as string;
    expect(fragment).toBe('#calculator=dynamic-pricing+personalization&orders=120000&value=49.95&margin=37.5&currency=USD');
    expect(inputsFrom(fragment, inputs, known)).toEqual({ ...shared, orders: '120000' });
  });

  it('is not built from invalid numbers', () => {
    expect(fragmentOf({ ...inputs, orders: '' })).toBeUndefined();
  });

  it('that only names a service ticks it and keeps the numbers', () => {
    expect(inputsFrom('#calculator=personalization', inputs, known)).toEqual({ ...inputs, options: ['personalization'] });
  });

  it.for([
    '#calculator=<script>alert(1)</script>&orders=<b>&currency=XXX',
    '#calculator=unknown&orders=1e99&value=-5&margin=1000',
    `#calculator=&orders=${'9'.repeat(300)}`,
    '#calculator=__proto__&orders=%00&margin=%F0%9F%98%80',
  ])('with invalid values keeps the numbers (%#)', (fragment) => {
    expect(inputsFrom(fragment, inputs, known)).toEqual({ ...inputs, options: [] });
  });

  it.for(['', '#', '#calculator', '#main', '#message=calculator=x', `#calculator=${'x'.repeat(1000)}`])(
    'of another kind is ignored: %s',
    (fragment) => {
      expect(inputsFrom(fragment, inputs, known)).toBeUndefined();
    },
  );
});
