import { describe, expect, it } from 'vitest';
import { rankShelf, weigh } from './model.ts';
import { words } from './words.ts';

const baskets = [['tote', 'shoes'], ['tote', 'shoes', 'cream'], ['tote', 'cream'], ['mat', 'shoes'], ['cream'], ['lamp']];
const items = ['tote', 'shoes', 'cream', 'mat', 'lamp', 'phone'];

describe('the shelf', () => {
  it('is ranked by sales while the basket is empty', () => {
    const shelf = rankShelf(baskets, items, []);
    // Tote, shoes and cream were in 3 baskets each, so they keep their order.
    expect(shelf.map(({ item }) => item)).toEqual(['tote', 'shoes', 'cream', 'mat', 'lamp', 'phone']);
    expect(shelf.map(({ together, having }) => [together, having])).toEqual([3, 3, 3, 1, 1, 0].map((count) => [count, 6]));
  });

  it('is ranked by the past baskets with any item of the basket', () => {
    // Four baskets had a tote or a mat: three of them shoes, two cream, none a lamp or a phone.
    const shelf = rankShelf(baskets, items, ['tote', 'mat']);
    expect(shelf.map(({ item, together }) => [item, together])).toEqual([
      ['shoes', 3],
      ['cream', 2],
      ['lamp', 0],
      ['phone', 0],
    ]);
    expect(shelf.every(({ having }) => having === 4)).toBe(true);
  });

  it('has all items outside the basket, in order, for any basket', () => {
    for (let basket = 0; basket < 2 ** items.length; basket++) {
      const inBasket = items.filter((_, i) => basket & (1 << i));
      const shelf = rankShelf(baskets, items, inBasket);
      expect(shelf.map(({ item }) => item).sort()).toEqual(items.filter((item) => !inBasket.includes(item)).sort());
      expect(shelf.map(({ together }) => together)).toEqual(shelf.map(({ together }) => together).sort((a, b) => b - a));
      for (const { together, having, sold } of shelf) expect(together).toBeLessThanOrEqual(Math.min(having, sold));
    }
  });
});

describe('the shelf of the example shop', () => {
  const w = words();
  const start = weigh(w, w.start);

  it('says one count in its tag, its reason and its calculation', () => {
    expect(start.shelf[0]).toMatchObject({ item: 'sweets', written: '75%', count: '3 of 4' });
    expect(start.reason).toBe('3 of the 4 baskets with a brass lamp also had a sweet box.');
    expect(start).toMatchObject({ sum: '3 baskets ÷ 4 baskets × 100 = 75%' });
  });

  it.each(start.shelf.map(({ item }) => item))('changes what is first, and says so, when the first addition is %s', (added) => {
    const next = weigh(w, [...w.start, added]);
    expect(next.decision).not.toBe(start.decision);
    expect(next.reason).not.toBe(start.reason);
    expect(next).toMatchObject({ lesson: expect.stringMatching(/^With .+ in the basket, .+ moves from place [2-6] to place 1\.$/) });
  });
});
