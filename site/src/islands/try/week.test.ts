import { describe, expect, test } from 'vitest';
import { words } from './content.ts';
import { week } from './week.ts';

const [stock, price, question, shelf, page, forecast, rest] = week();
const earns = (day: typeof stock, label: string) => day?.options.find((option) => option.label === label)?.earns;

describe('the week', () => {
  test('counts missing and unsold totes of an order for seven days', () => {
    // 24 × 7 − 48 = 120; 168 sell: 168 × (1,349 − 820) = 88,872. Of 48 + 160, 172 sell and 36 remain: 172 × 529 − 36 × 200.
    expect(stock?.model).toEqual({ label: '120', earns: 88_872 });
    expect(earns(stock, '160')).toBe(172 * 529 - 36 * 200);
    expect(earns(stock, '0')).toBe(48 * 529);
  });

  test('earns more with a price that moves than with any one price', () => {
    expect(price?.model.earns).toBe(13_805);
    // 24 a day at ₹1,349: 24 × 529.
    expect(earns(price, '₹1,349')).toBe(24 * 529);
    for (const option of price?.options ?? []) expect(option.earns).toBeLessThan(price?.model.earns ?? 0);
  });

  test('refunds up to the limit, and pays a fraud if it is high', () => {
    expect(question?.model).toEqual({ label: '₹2,000', earns: 5 * 529 });
    expect(earns(question, '₹5,000')).toBe(5 * 529 - 4490);
    expect(earns(question, '₹0')).toBe(0);
  });

  test('recommends by the shop’s baskets', () => {
    // Of 4 baskets with a lamp, 3 had a sweet box and 1 a tote: 75 × 249, 25 × 529.
    expect(shelf?.model).toEqual({ label: 'Sweet box', earns: 75 * 249 });
    expect(earns(shelf, 'Canvas tote')).toBe(25 * 529);
    expect(shelf?.why).toContain('3 of the 4 baskets with a brass lamp');
  });

  test('lets the model lose on personalization and on the forecast', () => {
    // A score of 2.0 sells 20 of 100 hand creams at 239; 0.6 sells 6 lamps at 899.
    expect(page?.model).toEqual({ label: 'Hand cream', earns: 20 * 239 });
    expect(earns(page, 'Brass lamp')).toBe(6 * 899);
    // Forecast of the festival's week: 448 × 2 ÷ 7 = 128; actual 135.
    expect(forecast?.model).toEqual({ label: '128', earns: 128 * 249 });
    expect(earns(forecast, '136')).toBe(135 * 649 - 136 * 400);
    expect(earns(forecast, '184')).toBe(135 * 649 - 184 * 400);
  });

  test('sells sweet boxes better within the limits than at one price', () => {
    expect(rest?.options.map((option) => option.earns)).toEqual([40 * 249, 11_006]);
  });

  test('fills all placeholders, and prefills the calculator', () => {
    const { days, calculatorAddress } = words();
    for (const { happens, why } of days) expect(happens + why).not.toMatch(/[{}]/);
    // 68 orders a day; revenue ₹68,332, margin ₹26,252.
    expect(calculatorAddress).toBe('/solutions#calculator=dynamic-pricing&orders=2040&value=1005&margin=38&currency=INR');
  });
});
