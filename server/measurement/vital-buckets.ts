import type { Metric } from '../../shared/api/measurement.ts';

/** Ratio of a bucket's upper to its lower bound, so that a bucket's middle is within 4% of all its values. */
const RATIO = 1.08;
/** Upper bound of bucket 0, whose values count as 0: a millisecond, and an invisible layout shift. */
const LEAST = { time: 1, CLS: 0.001 } as const;
/** Largest plausible values: ten minutes, and a layout shift of 100. */
const MOST = { time: 600_000, CLS: 100 } as const;

const kindOf = (metric: Metric) => (metric === 'CLS' ? 'CLS' : 'time');

/** Largest accepted value; in milliseconds, except CLS. */
export const largestValue = (metric: Metric): number => MOST[kindOf(metric)];

/**
 * Returns the bucket of a value.
 * @param value from 0 to `largestValue(metric)`
 * @returns from 0 to 174
 */
export function bucketOf(metric: Metric, value: number): number {
  const least = LEAST[kindOf(metric)];
  return value <= least ? 0 : 1 + Math.floor(Math.log(value / least) / Math.log(RATIO));
}

/** Returns the representative value of a bucket: its geometric mean. */
export function bucketMiddle(metric: Metric, bucket: number): number {
  return bucket === 0 ? 0 : LEAST[kindOf(metric)] * RATIO ** (bucket - 0.5);
}
