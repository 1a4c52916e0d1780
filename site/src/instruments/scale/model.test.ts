import { describe, expect, test } from 'vitest';
import { orderUpTo } from '../../../../content/order-up-to.ts';
import { pickable } from '../../../../content/schema/instruments/goods.ts';
import { seededRandom } from '../../../../tests/support/seeded-random.ts';
import { answerRival, drawn, weigh } from './model.ts';
import { most, tilt, transforms, units } from './spring.ts';
import { words as readWords } from './words.ts';

const words = readWords();
const starting = (good: (typeof pickable)[number]) => {
  const { wait, stock, limit } = words.goods[good];
  return { wait: wait.start, stock: stock.start, limit: limit.start };
};

describe('the scale', () => {
  test('has the totes’ result of the static page', () => {
    expect(weigh(words, 'tote', starting('tote'))).toMatchObject({
      decision: 'Order 216 today',
      reason: '288 + 24 for a day to spare − 96 = 216.',
      sum: '24 a day × 12 days + 24 to spare − 96 in the shop = 216',
      wanted: 288,
      gap: 192,
      isRefused: false,
      lesson: 'The model would order 216 because 96 totes last 4 days and Diwali is in 12 days.',
      loses: undefined,
    });
  });

  test.each(pickable)('draws %s in proportion, at most six in a pan', (good) => {
    const { each, wait, stock, limit } = words.goods[good];
    for (let days = wait.min; days <= wait.max; days += wait.step)
      for (let inShop = stock.min; inShop <= stock.max; inShop += stock.step)
        for (const most of [limit.min, limit.start, limit.max]) {
          const { wanted, order } = weigh(words, good, { wait: days, stock: inShop, limit: most });
          for (const pieces of [wanted, inShop, inShop + order]) {
            expect(drawn(pieces, each)).toBeLessThanOrEqual(6);
            expect(Math.abs(drawn(pieces, each) * each - pieces)).toBeLessThan(pieces < each ? each : each / 2 + 1);
          }
        }
    expect([288, 96, 96 + 216].map((pieces) => drawn(pieces, words.goods.tote.each))).toEqual([4, 1, 4]);
  });

  test.each(pickable)('of %s starts off its stop; half of a weight’s way moves it by a quarter', (good) => {
    const start = starting(good);
    const angle = (weights: typeof start) => tilt(weigh(words, good, weights).gap, units[good]);
    expect(Math.abs(Math.abs(angle(start)) - most / 2)).toBeLessThan(2);
    for (const name of ['wait', 'stock'] as const) {
      const { min, max } = words.goods[good][name];
      const ends = [start[name] - (max - min) / 2, start[name] + (max - min) / 2].filter((value) => value >= min && value <= max);
      const moved = ends.map((value) => Math.abs(angle({ ...start, [name]: value }) - angle(start)));
      expect(Math.max(...moved), name).toBeGreaterThanOrEqual((2 * most) / 4);
    }
  });

  test('names the limit that refuses, and its figure', () => {
    expect(weigh(words, 'tote', { wait: 20, stock: 96, limit: 300 })).toMatchObject({
      decision: 'Order 300 today',
      reason: 'You need 408. Your limit is 300.',
      lesson: 'Your limit leaves you 108 totes short for Diwali.',
      sum: '24 a day × 20 days + 24 to spare − 96 in the shop = 408',
      isRefused: true,
    });
    expect(weigh(words, 'sweets', { wait: 5, stock: 25, limit: 2 })).toMatchObject({
      decision: 'Order 55 for tomorrow',
      reason: 'A box keeps 2 days: it stops there.',
      sum: '40 a day × 2 days − 25 in the shop = 55',
    });
    // The shelf life applies to the stock, too.
    expect(weigh(words, 'sweets', { wait: 5, stock: 200, limit: 1 })).toMatchObject({
      decision: 'Order nothing',
      reason: 'A box keeps 1 day: it stops there.',
      sum: '40 a day × 1 day = 40. In the shop: 200',
      isRefused: true,
      loses: '160 of the boxes you hold go stale, and it cannot sell them for you.',
    });
    expect(weigh(words, 'lamp', { wait: 2099, stock: 80, limit: 2299 })).toMatchObject({
      decision: 'Cut to ₹2,299',
      reason: 'It stops at ₹2,299, your lowest price.',
      isRefused: true,
    });
    expect(weigh(words, 'lamp', { wait: 2799, stock: 4, limit: 2299 })).toMatchObject({ decision: 'Raise to ₹2,699', isRefused: true });
  });

  test('starts each product within a limit that can refuse', () => {
    for (const name of pickable) {
      const start = starting(name);
      expect(weigh(words, name, start).isRefused, name).toBe(false);
      const { min, max } = words.goods[name].limit;
      expect(weigh(words, name, { ...start, limit: name === 'lamp' ? max : min }).isRefused, name).toBe(true);
    }
  });

  test('orders nothing for sales before the delivery, and says that they are lost', () => {
    expect(weigh(words, 'tote', { wait: 12, stock: 48, limit: 300 })).toMatchObject({
      decision: 'Order 240 today',
      reason: 'A delivery takes 3\u00a0days: 24 sales lost.',
      sum: '24 a day × 12 days + 24 to spare − 48 in the shop − 24 lost = 240',
      lesson: undefined,
      loses: 'a delivery takes 3\u00a0days, so 24 sales are lost either way.',
    });
  });

  test('orders nothing too late or without demand', () => {
    expect(weigh(words, 'tote', { wait: 2, stock: 0, limit: 300 })).toMatchObject({
      decision: 'Order nothing',
      sum: '24 a day × 2 days − 0 in the shop = 48',
      isRefused: false,
      loses: 'a delivery takes 3\u00a0days, so 48 sales are lost either way.',
    });
    expect(weigh(words, 'tote', { wait: 2, stock: 48, limit: 300 })).toMatchObject({ decision: 'Order nothing', loses: undefined });
    expect(weigh(words, 'tote', { wait: 1, stock: 400, limit: 300 })).toMatchObject({
      decision: 'Order nothing',
      sum: '24 a day × 1 day = 24. In the shop: 400',
    });
  });

  test('shows the effect of the competitor’s price in the calculation', () => {
    expect(weigh(words, 'lamp', starting('lamp'))).toMatchObject({
      decision: 'Cut to ₹2,299',
      sum: '(4 a day − 2 × 0.5 lost) × 10 days = 30. In the shop: 48',
    });
    expect(weigh(words, 'lamp', { wait: 2799, stock: 24, limit: 2299 }).sum).toBe(
      '(4 a day + 3 × 0.5 won) × 10 days = 55. In the shop: 24',
    );
  });

  test('keeps orders and prices within the limits for any input', () => {
    const random = seededRandom(3);
    for (let round = 0; round < 2000; round++) {
      const need = {
        daily: random.between(0, 90),
        days: random.between(0, 30),
        stock: random.between(0, 900),
        lead: random.between(0, 9),
        spare: random.between(0, 40),
        pack: random.between(1, 20),
      };
      const { asked, lost } = orderUpTo(need);
      expect(asked).toBeGreaterThanOrEqual(0);
      expect(asked % need.pack).toBe(0);
      // What is ordered is sold or to spare, but for the rest of a box.
      const soldFromStock = Math.min(need.stock, need.daily * need.days);
      expect(asked - need.pack).toBeLessThan(Math.max(1, need.daily * need.days - soldFromStock - lost + need.spare));
      const floor = random.between(1, 300);
      const own = floor + random.between(0, 100);
      const ceiling = own + random.between(0, 100);
      const market = {
        own,
        floor,
        ceiling,
        rival: random.between(1, 600),
        daily: random.between(0, 9),
        slope: random() / 5,
        stock: random.between(0, 90),
        cover: 10,
      };
      const { price, sells } = answerRival(market);
      expect(price).toBeGreaterThanOrEqual(floor);
      expect(price).toBeLessThanOrEqual(ceiling);
      expect(sells).toBeGreaterThanOrEqual(0);
      expect(answerRival({ ...market, rival: market.rival + 10 }).sells).toBeGreaterThanOrEqual(sells);
    }
  });

  test('tips visibly to the heavier pan, by at most 15°', () => {
    const angle = (wait: number, stock: number) => tilt(weigh(words, 'tote', { wait, stock, limit: 300 }).gap, units.tote);
    expect(angle(2, 192)).toBeLessThan(-2);
    expect(angle(16, 96) - angle(12, 96), 'the limit does not stop the beam').toBeGreaterThan(2.5);
    expect(tilt(0, 300)).toBe(0);
    expect(tilt(-240, 300)).toBe(-tilt(240, 300));
    expect(Math.abs(tilt(1e6, 300))).toBeLessThanOrEqual(most);
    expect(transforms(0, 0)).toEqual({ beam: 'rotate(0)', left: 'translate(-174 0)', right: 'translate(174 0)' });
  });
});
