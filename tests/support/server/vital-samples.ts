import { devices, metrics } from '../../../shared/api/measurement.ts';
import { seededRandom } from '../seeded-random.ts';

/** Generates seeded random web vitals of a few pages, close to each other, so that they share buckets. */
export function vitalSamples(seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: 500 }, () => ({
    route: random.oneOf(['/', '/about', '/contact']),
    device: random.oneOf(devices),
    metric: random.oneOf(metrics),
    value: random.between(0, 90),
  }));
}
