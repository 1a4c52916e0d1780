import { expect, test } from 'vitest';
import { metrics } from '../../shared/api/measurement.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import { addPacked, bucketsOf, emptyHistogram, packHistogram, slotOf } from './vital-histogram.ts';

test('unpacking restores every count and adds to existing ones', () => {
  const random = seededRandom(5);
  for (let time = 0; time < 200; time++) {
    const histogram = emptyHistogram();
    for (const metric of metrics) {
      for (let samples = random.between(0, 40); samples > 0; samples--)
        histogram[slotOf(metric, random.between(0, 174))] = random.oneOf([1, 2, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 40]);
    }
    const unpacked = emptyHistogram();
    addPacked(unpacked, packHistogram(histogram));
    expect(unpacked).toEqual(histogram);
    addPacked(unpacked, packHistogram(histogram));
    expect(unpacked).toEqual(histogram.map((count) => 2 * count));
  }
});

test('metrics have separate, fixed slots', () => {
  const histogram = emptyHistogram();
  for (const metric of metrics) histogram[slotOf(metric, 174)] = 1;
  for (const metric of metrics) expect(bucketsOf(histogram, metric).reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(metrics.map((metric) => slotOf(metric, 3))).toEqual([3, 259, 515, 771, 1027]);
});

test('an empty histogram packs to 0 bytes, and a truncated one is refused', () => {
  expect(packHistogram(emptyHistogram())).toHaveLength(0);
  const histogram = emptyHistogram();
  histogram[slotOf('TTFB', 90)] = 300;
  const packed = packHistogram(histogram);
  expect([...packed]).toEqual([0xda, 0x08, 0xac, 0x02]);
  for (const torn of [packed.slice(0, 1), packed.slice(0, 2), packed.slice(0, 3), Uint8Array.of(0xff, 0xff, 0x01, 0x01)])
    expect(() => addPacked(emptyHistogram(), torn)).toThrow(RangeError);
});
