import type { Metric } from '../../shared/api/measurement.ts';

/**
 * Index of each metric in histograms. It never changes, because stored histograms depend on it.
 * Buckets end below 256 (vital-buckets.ts).
 */
const metricIndex: Readonly<Record<Metric, number>> = { LCP: 0, INP: 1, CLS: 2, FCP: 3, TTFB: 4 };
const WIDTH = 256;
/** Number of slots, with room for further metrics. */
const SLOTS = 8 * WIDTH;

/** Sample counts by metric and bucket, in the order of `slotOf`. */
export type VitalHistogram = Float64Array;

export const emptyHistogram = (): VitalHistogram => new Float64Array(SLOTS);

/** Returns the slot of a metric's bucket. */
export const slotOf = (metric: Metric, bucket: number): number => metricIndex[metric] * WIDTH + bucket;

/** Returns the counts of one metric by bucket, as a view of the histogram's memory. */
export const bucketsOf = (histogram: VitalHistogram, metric: Metric): VitalHistogram =>
  histogram.subarray(slotOf(metric, 0), slotOf(metric, WIDTH));

/**
 * Packs a histogram to a few hundred bytes. Each non-empty slot has two varints: its distance from the previous slot, and its count
 * (https://protobuf.dev/programming-guides/encoding/#varints).
 */
export function packHistogram(histogram: VitalHistogram): Uint8Array {
  const bytes: number[] = [];
  const write = (value: number) => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    bytes.push(rest);
  };
  let last = 0;
  for (const [slot, count] of histogram.entries()) {
    if (count === 0) continue;
    write(slot - last);
    write(count);
    last = slot;
  }
  return Uint8Array.from(bytes);
}

/**
 * Adds a packed histogram to one in memory.
 * @throws RangeError if packHistogram cannot have made the bytes
 */
export function addPacked(histogram: VitalHistogram, packed: Uint8Array): void {
  let position = 0;
  const read = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = packed[position++];
      if (byte === undefined) throw new RangeError('A histogram of web vitals ends too early');
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  let slot = 0;
  while (position < packed.length) {
    slot += read();
    if (slot >= histogram.length) throw new RangeError(`A histogram of web vitals has no slot ${slot}`);
    histogram[slot] = (histogram[slot] as number) + read();
  }
}

/** Adds one histogram to another. */
export function addHistogram(to: VitalHistogram, histogram: VitalHistogram): void {
  for (let slot = 0; slot < to.length; slot++) to[slot] = (to[slot] as number) + (histogram[slot] as number);
}
