import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../tests/support/seeded-random.ts';
import { bands, forecast, holt, totalDoubt, weekDoubt } from './model.ts';

const festival = { adds: 150, doubt: 60 };

describe('the line through past sales', () => {
  it('continues linear sales without uncertainty', () => {
    const line = holt([10, 12, 14, 16, 18, 20]);
    expect(line.level).toBeCloseTo(20, 9);
    expect(line.trend).toBeCloseTo(2, 9);
    expect(line.variance).toBeCloseTo(0, 9);
  });

  it('matches a calculation by hand with α = 0.4 and β = 0.2', () => {
    // Trend from (100 + 100) ÷ 2 to (100 + 120) ÷ 2 over two weeks: 5. Level 100.
    // Week 2: forecast 105, actual 100, error −5: level 103, trend 5 + 0.2 × (103 − 100 − 5) = 4.6.
    // Week 3: forecast 107.6, actual 100, error −7.6: level 104.56, trend 4.6 + 0.2 × (104.56 − 103 − 4.6) = 3.992.
    // Week 4: forecast 108.552, actual 120, error 11.448: level 113.1312, trend 3.992 + 0.2 × (113.1312 − 104.56 − 3.992) = 4.90784.
    // Squared errors: 25 + 57.76 + 131.056704 = 213.816704, with 3 errors − 2 parameters = 1 degree of freedom.
    const line = holt([100, 100, 100, 120]);
    expect(line.level).toBeCloseTo(113.1312, 9);
    expect(line.trend).toBeCloseTo(4.90784, 9);
    expect(line.variance).toBeCloseTo(213.816704, 9);
  });
});

describe('the standard deviation', () => {
  const line = { level: 100, trend: 5, variance: 100 };

  it('accumulates the errors of all weeks, as calculated by hand', () => {
    // 10 × √1, 10 × √(1 + 0.48²), 10 × √(1 + 0.48² + 0.56²)
    expect([1, 2, 3].map((h) => +weekDoubt(line, h).toFixed(4))).toEqual([10, 11.0923, 12.4258]);
    // One week: 10. Two: √(1² + 1.48²) × 10 = 17.8617.
    expect([1, 2].map((n) => +totalDoubt(line, n).toFixed(4))).toEqual([10, 17.8617]);
  });

  it('never decreases with the horizon, for any sales and festivals', () => {
    const random = seededRandom(2);
    for (let round = 0; round < 200; round++) {
      const fitted = holt(Array.from({ length: 12 }, () => Math.round(random() * 500)));
      const marked = Array.from({ length: 12 }, (_, i) => i + 1).filter(() => random() < 0.3);
      const at = (horizon: number) => forecast(fitted, horizon, marked, festival);
      for (let horizon = 2; horizon <= 12; horizon++) {
        expect(at(horizon).doubt).toBeGreaterThanOrEqual(at(horizon - 1).doubt);
        expect(weekDoubt(fitted, horizon)).toBeGreaterThanOrEqual(weekDoubt(fitted, horizon - 1));
      }
    }
  });
});

describe('the forecast', () => {
  const line = { level: 100, trend: 5, variance: 100 };

  it('has weeks and parts that add up to the total', () => {
    const { weeks, total, parts } = forecast(line, 3, [2, 7], festival);
    // 105 + 110 + 150 + 115 = 300 + 30 + 150
    expect(weeks.map(({ expected }) => expected)).toEqual([105, 260, 115]);
    expect(total).toBe(480);
    expect(parts).toEqual({ level: 300, trend: 30, festivals: 150 });
  });

  it("adds a festival's variance to that of the line", () => {
    const [first] = forecast(line, 1, [1], festival).weeks;
    // √(10² + 60²) = 60.8276
    expect(first?.wide).toBeCloseTo(bands.wide * 60.8276, 3);
    expect(first?.deviation).toBe(10);
  });

  it('treats the errors of two festivals as correlated', () => {
    expect(forecast(line, 2, [1, 2], festival).doubt).toBeCloseTo(bands.wide * Math.hypot(17.8617, 120), 3);
  });
});
