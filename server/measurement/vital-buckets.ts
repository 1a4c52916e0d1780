import type { Metric } from '../../shared/api/measurement.ts';

/** A bucket's end is 8% above its beginning: its middle is within 4% of every value in it. */
const RATIO = 1.08;
/** Values up to this are bucket 0, which stands for 0: a millisecond, and of CLS what nobody can see. */
const LEAST = { time: 1, CLS: 0.001 } as const;
/** Ten minutes, and a hundred screens: more is no measurement. */
const MOST = { time: 600_000, CLS: 100 } as const;

const kindOf = (metric: Metric) => (metric === 'CLS' ? 'CLS' : 'time');

/** Largest value that is taken; milliseconds but for CLS. */
export const largestValue = (metric: Metric): number => MOST[kindOf(metric)];

/**
 * The bucket that a value belongs to.
 * @param value from 0 to `mostOf(metric)`
 * @returns from 0 to 174
 */
export function bucketOf(metric: Metric, value: number): number {
  const least = LEAST[kindOf(metric)];
  return value <= least ? 0 : 1 + Math.floor(Math.log(value / least) / Math.log(RATIO));
}

/** The value that stands for a bucket: its geometric middle. */
export function bucketMiddle(metric: Metric, bucket: number): number {
  return bucket === 0 ? 0 : LEAST[kindOf(metric)] * RATIO ** (bucket - 0.5);
}
