import { describe, expect, it } from 'vitest';
import { learn, weigh } from './model.ts';
import { words } from './words.ts';

const w = words();

describe('the model behind the curtain', () => {
  it('takes the mean of ordinary weeks, their widest miss, and what a festival adds', () => {
    // (10 + 14 + 12) ÷ 3; 14 − 12; 30 − 12.
    expect(learn([10, 14, 30, 12], 3)).toEqual({ ordinary: [10, 14, 12], mean: 12, doubt: 2, adds: 18 });
  });

  it('counts hits and misses of the opened weeks alone', () => {
    expect([5, 0].map((opened) => weigh(w, opened).decision)).toEqual(['5 of 5 weeks in range', w.decisions.closed]);
  });

  it('explains the miss from the week in which it came', () => {
    expect(weigh(w, 7).reason).toBe('Week 15: it said 158 to 178, and 173 sold.');
    for (const opened of [8, 12]) expect(weigh(w, opened).reason).toMatch(/^Week 16: it said 158 to 178, and 144 sold\. .*empty/);
  });

  it('gives a festival a higher and wider range', () => {
    // 168 + 84 ± 20.
    expect(weigh(w, 5).weeks[4]).toMatchObject({ week: 13, least: 232, most: 272, isFestival: true, isHit: true });
  });

  it('compares its error with that of repeating last week', () => {
    // 7 + 7 + 2 + 2 + 7 + 9 + 5 + 24 + 9 + 4 + 3 + 8 = 87, ÷ 12 = 7.25.
    expect(weigh(w, 12).sum).toBe('Off by 87 totes ÷ 12 weeks = 7.3 a week');
    // 3 + 14 + 9 + 4 + 79 + 86 + 14 + 29 + 33 + 13 + 7 + 11 = 302.
    expect(weigh(w, 12).lesson).toContain('would be off by 25.2');
  });
});
