import type { Kysely } from 'kysely';
import type { Metric, Rating } from '../../shared/api/measurement.ts';
import type { Schema } from './schema.ts';

/** Metrics in the order of packed histograms, each with its published thresholds (https://web.dev/articles/vitals), in milliseconds except CLS. */
const thresholds: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};
const metrics = Object.keys(thresholds) as Metric[];
/** Slots of a metric in a packed histogram. */
const WIDTH = 256;

/** A row per bucket, or a packed histogram of all metrics. */
interface Before {
  measure_vitals: { day: string; metric?: Metric; bucket?: number; samples?: number; histogram?: Uint8Array };
  measure_counts: Schema['measure_counts'];
}

/**
 * Migration step: reduces histograms of web vitals to counts of good, to improve and poor per day. Works day by day, to limit the
 * memory.
 * @throws RangeError for a histogram that no version can have written
 */
export async function reduceVitals(migrating: Kysely<unknown>): Promise<void> {
  const db = migrating as Kysely<Before>;
  for (const { day } of await db.selectFrom('measure_vitals').select('day').distinct().execute()) {
    const counts = new Map<string, number>();
    for (const { metric, bucket, samples, histogram } of await db
      .selectFrom('measure_vitals')
      .selectAll()
      .where('day', '=', day)
      .execute()) {
      const counted = histogram ? unpacked(histogram) : [[metrics.indexOf(metric as Metric) * WIDTH + Number(bucket), Number(samples)]];
      for (const [slot = 0, count = 0] of counted) {
        const name = ratedName(slot);
        counts.set(name, (counts.get(name) ?? 0) + count);
      }
    }
    const rows = [...counts].map(([name, times]) => ({ day, kind: 'vital' as const, name, times }));
    if (rows.length > 0) await db.insertInto('measure_counts').values(rows).execute();
  }
}

/** Returns a slot's metric and rating. Buckets grow by 8% from 1 ms, or 0.001 for CLS. */
function ratedName(slot: number): string {
  const metric = metrics[Math.floor(slot / WIDTH)];
  if (!metric) throw new RangeError(`A histogram of web vitals has no slot ${slot}`);
  const bucket = slot % WIDTH;
  const value = bucket === 0 ? 0 : (metric === 'CLS' ? 0.001 : 1) * 1.08 ** (bucket - 0.5);
  const [good, poor] = thresholds[metric];
  const rating: Rating = value <= good ? 'good' : value <= poor ? 'needs-improvement' : 'poor';
  return `${metric} ${rating}`;
}

/** Yields slots and counts of a packed histogram: varints of the distance from the previous slot, and of the count. */
function* unpacked(packed: Uint8Array): Generator<[slot: number, count: number]> {
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
  for (let slot = 0; position < packed.length; ) {
    slot += read();
    yield [slot, read()];
  }
}
