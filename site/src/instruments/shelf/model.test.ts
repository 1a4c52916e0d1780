import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../tests/support/seeded-random.ts';
import { itemSimilarity, rankShelf } from './model.ts';

const baskets = [['tote', 'shoes'], ['tote', 'shoes', 'cream'], ['tote', 'cream'], ['mat', 'shoes'], ['cream'], ['lamp']];
const items = ['tote', 'shoes', 'cream', 'mat', 'lamp', 'phone'];

describe('the similarity of two items', () => {
  it('is the cosine of their basket vectors', () => {
    // 2 of 3 baskets with a tote had cream, and cream was in 3: 2 ÷ √(3 × 3) = 0.666…
    expect(itemSimilarity(baskets, 'tote', 'cream')).toEqual({ with: 'tote', together: 2, having: 3, sold: 3, cosine: 0.67 });
    // 1 ÷ √(3 × 1) = 0.577…
    expect(itemSimilarity(baskets, 'shoes', 'mat').cosine).toBe(0.58);
  });

  it('is 1 if always bought together, 0 if never or not bought at all', () => {
    expect(itemSimilarity([['a', 'b'], ['a', 'b', 'c'], ['c']], 'a', 'b').cosine).toBe(1);
    expect(itemSimilarity(baskets, 'tote', 'lamp').cosine).toBe(0);
    expect(itemSimilarity(baskets, 'phone', 'tote').cosine).toBe(0);
  });

  it('is symmetric and between 0 and 1 for any baskets', () => {
    const random = seededRandom(1);
    for (let round = 0; round < 200; round++) {
      const bought = Array.from({ length: 1 + Math.floor(random() * 20) }, () => items.filter(() => random() < 0.4));
      for (const one of items)
        for (const other of items) {
          const { cosine } = itemSimilarity(bought, one, other);
          expect(cosine).toBe(itemSimilarity(bought, other, one).cosine);
          expect(cosine).toBeGreaterThanOrEqual(0);
          expect(cosine).toBeLessThanOrEqual(1);
        }
    }
  });
});

describe('the shelf', () => {
  it('is ranked by sales while the basket is empty', () => {
    const shelf = rankShelf(baskets, items, []);
    // Tote, shoes and cream were in 3 baskets each, so they keep their order.
    expect(shelf.map(({ item }) => item)).toEqual(['tote', 'shoes', 'cream', 'mat', 'lamp', 'phone']);
    expect(shelf.map(({ score }) => score)).toEqual([0.5, 0.5, 0.5, 0.17, 0.17, 0]);
    expect(shelf.every(({ pairs }) => pairs.length === 0)).toBe(true);
  });

  it('is ranked by the mean similarity to the basket', () => {
    const [first] = rankShelf(baskets, items, ['tote', 'mat']);
    // Shoes: with a tote 2 ÷ √(3 × 3) = 0.67, with a mat 1 ÷ √(1 × 3) = 0.58, mean (0.67 + 0.58) ÷ 2 = 0.625.
    expect(first).toMatchObject({ item: 'shoes', sold: 3 });
    expect(first?.score).toBe(0.63);
    expect(first?.pairs.map(({ with: one, together }) => [one, together])).toEqual([
      ['tote', 2],
      ['mat', 1],
    ]);
  });

  it('has all items outside the basket, in order, for any basket', () => {
    for (let basket = 0; basket < 2 ** items.length; basket++) {
      const inBasket = items.filter((_, i) => basket & (1 << i));
      const shelf = rankShelf(baskets, items, inBasket);
      expect(shelf.map(({ item }) => item).sort()).toEqual(items.filter((item) => !inBasket.includes(item)).sort());
      expect(shelf.map(({ score }) => score)).toEqual(shelf.map(({ score }) => score).sort((a, b) => b - a));
    }
  });
});
