import { expect, test } from 'vitest';
import { metrics } from '../../shared/api/measurement.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import { bucketMiddle, bucketOf, largestValue } from './vital-buckets.ts';

test.each(metrics)('buckets of %s are within 4% of their values and ordered', (metric) => {
  const random = seededRandom(3);
  const most = largestValue(metric);
  const values = Array.from({ length: 5_000 }, () => most * random() ** 6).sort((one, other) => one - other);
  let last = 0;
  for (const value of [...values, most]) {
    const bucket = bucketOf(metric, value);
    expect(bucket).toBeGreaterThanOrEqual(last);
    last = bucket;
    const middle = bucketMiddle(metric, bucket);
    const tolerance = metric === 'CLS' ? 0.001 : 1;
    expect(Math.abs(middle - value), `${value} as ${middle}`).toBeLessThanOrEqual(Math.max(value * 0.04, tolerance));
  }
  expect(last).toBeLessThan(200);
});
