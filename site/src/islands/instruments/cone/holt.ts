/** Smoothing parameters of level and trend, from 0 (constant) to 1 (last value). */
const smoothing = { alpha: 0.4, beta: 0.2 } as const;

/** A fitted line: level in pieces, trend in pieces a week, and the variance of one-week-ahead errors in pieces². */
export interface Line {
  level: number;
  trend: number;
  variance: number;
}

/** Returns the weight of a week's error j weeks later: 1 in its own week, then α + αβj. */
const errorWeight = (j: number) => (j ? smoothing.alpha + smoothing.alpha * smoothing.beta * j : 1);
const sumTo = (n: number, of: (i: number) => number) => Array.from({ length: n }, (_, i) => of(i)).reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]) => sumTo(values.length, (i) => values[i] as number) / values.length;

/**
 * Fits Holt's linear trend to weekly sales without festival weeks.
 * Starts at the first week, with the trend between the means of the first and second half.
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
  // Degrees of freedom: the number of errors (one less than sales) minus two parameters.
  return { level, trend, variance: squares / (sales.length - 3) };
}

/** Returns the standard deviation h weeks ahead (1, 2, …), in pieces. Never decreases with h. */
export const weekDoubt = ({ variance }: Line, h: number): number => Math.sqrt(variance * sumTo(h, (j) => errorWeight(j) ** 2));

/** Returns the standard deviation of the next n weeks' sum. Errors do not cancel out, because each affects all later weeks. */
export const totalDoubt = ({ variance }: Line, n: number): number => Math.sqrt(variance * sumTo(n, (k) => sumTo(k + 1, errorWeight) ** 2));
