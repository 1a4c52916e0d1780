import { describe, expect, test } from 'vitest';
import { type Pickable, pickable } from '../../../../content/schema/instruments/goods.ts';
import { seededRandom } from '../../../../tests/support/seeded-random.ts';
import { bestPrice, playDay, soldAt, weigh } from './model.ts';
import { words as readWords } from './words.ts';

const words = readWords();
const setting = (name: Pickable, more = {}) => {
  const { floor, ceiling, start } = words.goods[name];
  return { floor, ceiling, step: start, ...more };
};

describe('the gates', () => {
  test('follow the textbook formulas', () => {
    // At elasticity 2, half the price sells four times as many, twice the price a quarter.
    expect(soldAt(50, { base: 100, own: 100, elasticity: 2 })).toBe(400);
    expect(soldAt(200, { base: 100, own: 100, elasticity: 2 })).toBe(25);
    // Lerner: at elasticity 2 the best price is 2 × cost, at 3 it is 1.5 × cost.
    expect(bestPrice(100, 2)).toBe(200);
    expect(bestPrice(100, 3)).toBe(150);
  });

  test('let the price move one step an hour, up to a gate', () => {
    const day = { base: [100, 100, 100], elasticity: [2, 2, 2], own: 100, cost: 100, floor: 90, ceiling: 150, step: 30 };
    expect(playDay(day).map(({ price, held }) => [price, held])).toEqual([
      [130, undefined],
      [150, 'ceiling'],
      [150, 'ceiling'],
    ]);
  });

  test('keep the price within floor, ceiling and step on any day', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 500; round++) {
      const elasticity = Array.from({ length: 14 }, () => 1.2 + random() * 6);
      const floor = random.between(50, 200);
      const ceiling = floor + random.between(1, 200);
      const step = random.between(1, 80);
      const own = random.between(40, 420);
      const hours = playDay({ base: elasticity.map(() => 50), elasticity, own, cost: 80, floor, ceiling, step });
      let before = Math.min(ceiling, Math.max(floor, own));
      for (const { price, sold } of hours) {
        expect(price).toBeGreaterThanOrEqual(floor);
        expect(price).toBeLessThanOrEqual(ceiling);
        expect(Math.abs(price - before)).toBeLessThanOrEqual(step);
        expect(sold).toBeGreaterThanOrEqual(0);
        before = price;
      }
    }
  });

  test.each(pickable)('give %s a receipt that adds up as displayed', (name) => {
    const good = words.goods[name];
    const { moving, fixed, sum } = weigh(words, good, setting(name));
    for (const { sold, taken, margin } of [moving, fixed]) expect(taken - sold * good.cost).toBe(margin);
    const [taken, sold, cost, margin] = [...sum.matchAll(/[\d,]+/g)].map(([figure]) => Number(figure.replaceAll(',', '')));
    expect([taken, sold, cost, margin]).toEqual([moving.taken, moving.sold, good.cost, moving.margin]);
  });

  test('name the last hour at a gate, and explain a price increase', () => {
    const { reason, isRefused, lesson } = weigh(words, words.goods.tote, setting('tote'));
    expect(isRefused, 'a limit that earns more is no alarm').toBe(false);
    expect(reason).toBe('At 21:00 it wanted ₹1,565. Your highest price is ₹1,499, so it stopped there.');
    expect(lesson).toBe('The model raised the price at 17:00. A price 1% higher then loses 23 of 1,000 buyers; at 11:00 it loses 44.');
    expect(weigh(words, words.goods.tote, setting('tote', { floor: 899, ceiling: 1699, step: 200 })).reason).toBe(words.reasons.free);
  });

  test.each(pickable)('raise the margin of %s at the start, by at most the published 15%%', (name) => {
    const gain = (more = {}) => {
      const { fixed, moving } = weigh(words, words.goods[name], setting(name, more));
      return moving.margin / fixed.margin - 1;
    };
    expect(gain()).toBeGreaterThan(0.08);
    const { gates, steps } = words.goods[name];
    for (const step of steps) expect(gain({ floor: gates.min, ceiling: gates.max, step })).toBeLessThanOrEqual(0.15);
  });
});
