import { describe, expect, test } from 'vitest';
import { pickable } from '../../../../content/schema/instruments/goods.ts';
import { seededRandom } from '../../../../tests/support/seeded-random.ts';
import { reorderPoint, simulate, spread, weigh } from './model.ts';
import { words as readWords } from './words.ts';

const words = readWords();

describe('the reorder line', () => {
  test('matches a week calculated by hand', () => {
    // Stock 10, demand 4 a day, reorder point 5, order quantity 10, lead time 2 days.
    const days = simulate({ sold: [4, 4, 4, 4, 4, 4, 4], line: 5, order: 10, lead: 2, opening: 10 });
    expect(days.map(({ morning }) => morning)).toEqual([10, 6, 2, 10, 6, 2, 10]);
    expect(days.map(({ evening }) => evening)).toEqual([6, 2, 0, 6, 2, 0, 6]);
    expect(days.map(({ lost }) => lost)).toEqual([0, 0, 2, 0, 0, 2, 0]);
    expect(days.map(({ isOrdered }) => isOrdered)).toEqual([false, true, false, false, true, false, false]);
    expect(days.map(({ delivered }) => delivered)).toEqual([0, 0, 0, 10, 0, 0, 10]);
  });

  test('calculates the reorder point with a safety factor of 1.65', () => {
    expect(spread([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, sd: 2 });
    expect(reorderPoint(5, 2, 4)).toBe(27);
    expect(reorderPoint(24, 7.53, 5)).toBe(148);
  });

  test('conserves pieces for any policy', () => {
    const random = seededRandom(12);
    for (let round = 0; round < 300; round++) {
      const sold = Array.from({ length: 60 }, () => random.between(0, 40));
      const order = random.between(1, 300);
      const line = random.between(0, 300);
      const opening = Math.min(order, line + order);
      const days = simulate({ sold, line, order, lead: random.between(1, 14), opening });
      const lost = days.reduce((sum, day) => sum + day.lost, 0);
      const came = days.reduce((sum, day) => sum + day.delivered, 0);
      const wanted = sold.reduce((sum, pieces) => sum + pieces, 0);
      expect(opening + came).toBe(wanted - lost + (days.at(-1)?.evening ?? 0));
      for (const day of days) {
        expect(day.evening).toBeGreaterThanOrEqual(0);
        expect(day.lost).toBeGreaterThanOrEqual(0);
        expect(day.morning, 'stock stays below the line and an order').toBeLessThanOrEqual(line + order);
      }
    }
  });

  test.each(pickable)('keeps %s within the stockroom and reports a refusal', (name) => {
    const good = words.goods[name];
    for (let line = good.line.min; line <= good.line.max; line += good.line.step) {
      const result = weigh(words, good, { line, lead: good.lead.start });
      expect(Math.max(...result.days.map(({ morning }) => morning))).toBeLessThanOrEqual(good.room);
      expect(result.isRefused).toBe(line + good.order > good.room);
      expect(/: the line stops at \d+\.$/.test(result.reason) && result.reason.includes(`${good.room}`)).toBe(result.isRefused);
      expect(result.decision).toContain(String(result.line));
      expect(result.empty > 0).toBe(result.lost > 0);
    }
  });

  test('of the model has fewer days without stock at a higher cost', () => {
    const good = words.goods.tote;
    const start = weigh(words, good, { line: good.line.start, lead: good.lead.start });
    const advised = weigh(words, good, { line: start.advice, lead: good.lead.start });
    expect(advised.empty).toBeLessThan(start.empty);
    expect(advised.tied).toBeGreaterThan(start.tied);
    expect(weigh(words, words.goods.sweets, { line: 20, lead: 1 }).sum).toContain(' × 1 day + ');
  });

  test('explains its help, and a reorder point that is better', () => {
    const good = words.goods.tote;
    const at = (line: number) => weigh(words, good, { line, lead: 5 });
    const opening = weigh(words, good, { line: good.line.start, lead: good.lead.start });
    expect(opening.reason).toBe('It costs you 64 sales in 60\u00a0days, ₹86,336. At the model’s 93 you lose none.');
    expect(at(150).lesson).toBe('The model keeps 28 spare because some days sell far more than 24.');
    expect(at(150).loses).toBeUndefined();
    expect(at(135).loses).toBe('at 135 nothing runs out either, and ₹16,400 less is in stock.');
  });
});
