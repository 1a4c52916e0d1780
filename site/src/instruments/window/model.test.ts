import { describe, expect, it } from 'vitest';
import { dressWindow, type Good, windowScore } from './model.ts';

const coat: Good = { id: 'coat', sells: 0.5, season: 'cold', sizes: ['M', 'L'], goesWith: ['shirt'] };
const shirt: Good = { id: 'shirt', sells: 0.6, season: 'hot', sizes: ['S'], goesWith: ['shoe'] };
const shoe: Good = { id: 'shoe', sells: 0.8, sizes: ['42'], goesWith: ['shirt'] };
const tote: Good = { id: 'tote', sells: 0.9, goesWith: [] };
const goods = [coat, shirt, shoe, tote];

const reasons = (good: Good, knows: object) => windowScore(good, knows).parts.map(({ reason, value }) => [reason, value]);

describe("a product's score", () => {
  it('is its sales plus 0.6, 0.5 and 0.8 for known attributes', () => {
    const knows = { season: 'cold', size: 'M', last: 'shirt' };
    // 0.5 + 0.6 + 0.5 + 0.8
    expect(windowScore(coat, knows).score).toBeCloseTo(2.4, 9);
    expect(reasons(coat, knows)).toEqual([
      ['sells', 0.5],
      ['season', 0.6],
      ['size', 0.5],
      ['goesWith', 0.8],
    ]);
  });

  it('decreases by the same weights for mismatches', () => {
    const knows = { season: 'cold', size: 'M', last: 'shirt' };
    // 0.6 − 0.6 − 0.5 − 0.8
    expect(windowScore(shirt, knows).score).toBeCloseTo(-1.3, 9);
  });

  it('ignores season and size of products without them', () => {
    expect(reasons(tote, { season: 'hot', size: 'M' })).toEqual([['sells', 0.9]]);
  });

  it('has only known reasons, which add up to it', () => {
    const all = { season: 'hot', size: 'S', last: 'shirt' };
    const reasonsOf = { season: ['season', 'wrongSeason'], size: ['size', 'wrongSize'], last: ['goesWith', 'bought'] };
    for (const [unknown, unknownReasons] of Object.entries(reasonsOf)) {
      const knows = Object.fromEntries(Object.entries(all).filter(([name]) => name !== unknown));
      for (const { score, parts } of dressWindow(goods, knows)) {
        expect(parts.filter(({ reason }) => unknownReasons.includes(reason))).toEqual([]);
        expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(score);
      }
    }
  });
});
