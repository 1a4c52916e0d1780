/** How fast the level and the trend follow what is sold: 0 (never) to 1 (at once). */
const smoothing = { alpha: 0.4, beta: 0.2 } as const;

/** A fitted line: pieces in the last week, pieces more a week, and the variance of its errors one week ahead, in pieces². */
export interface Line {
  level: number;
  trend: number;
  variance: number;
}

/** How much of one week's surprise is still there j weeks later: 1 in its own week, then α + αβj. */
const kept = (j: number) => (j ? smoothing.alpha + smoothing.alpha * smoothing.beta * j : 1);
const sumTo = (n: number, of: (i: number) => number) => Array.from({ length: n }, (_, i) => of(i)).reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]) => sumTo(values.length, (i) => values[i] as number) / values.length;

/**
 * Holt's linear trend, fitted to weekly sales without their festival weeks.
 * It starts at the first week, with the trend from the mean of the first half to that of the second.
 * Source: Hyndman and Athanasopoulos, "Forecasting: Principles and Practice", 3rd ed., 8.2, and 8.7 for the variance.
 * @param sales pieces a week, oldest first; at least four, an even number
 */
export function holt(sales: readonly number[]): Line {
  const half = sales.length / 2;
  let level = sales[0] as number;
  let trend = (mean(sales.slice(half)) - mean(sales.slice(0, half))) / half;
  let squares = 0;
  for (const sold of sales.slice(1)) {
    const expected = level + trend;
    squares += (sold - expected) ** 2;
    const next = expected + smoothing.alpha * (sold - expected);
    trend += smoothing.beta * (next - level - trend);
    level = next;
  }
  // Two values are estimated from the weeks that have an error: their number less two.
  return { level, trend, variance: squares / (sales.length - 3) };
}

/** Standard deviation of week h ahead (1, 2, …), in pieces: the surprises of all weeks up to it. Never less than that of the week before. */
export const weekDoubt = ({ variance }: Line, h: number): number => Math.sqrt(variance * sumTo(h, (j) => kept(j) ** 2));

/** Standard deviation of the sum of the next n weeks: one surprise moves its own week and all later ones, so they do not cancel out. */
export const totalDoubt = ({ variance }: Line, n: number): number => Math.sqrt(variance * sumTo(n, (k) => sumTo(k + 1, kept) ** 2));
