import { devices, metrics } from '../../shared/api/measurement.ts';
import { seededRandom } from './seeded-random.ts';

/** Web vitals of a few pages by chance that can be repeated: near each other, so that they meet in the same buckets. */
export function vitalSamples(seed: number) {
  const random = seededRandom(seed);
  return Array.from({ length: 500 }, () => ({
    route: random.oneOf(['/', '/about', '/contact']),
    device: random.oneOf(devices),
    metric: random.oneOf(metrics),
    value: random.between(0, 90),
  }));
}
