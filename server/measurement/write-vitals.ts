import type { Transaction } from 'kysely';
import type { Metric } from '../../shared/api/measurement.ts';
import type { Schema } from '../storage/schema.ts';
import { addPacked, emptyHistogram, packHistogram, slotOf, type VitalHistogram } from '../storage/vital-histogram.ts';

/** Key of a histogram. */
type Measured = Omit<Schema['measure_vitals'], 'histogram'>;
/** Key of waiting samples. */
export type VitalCount = Measured & { metric: Metric; bucket: number };

/** Rows per statement, within the engines' limits of bound values. */
const ROWS = 1_000;

/**
 * Adds samples to the histograms of their day, route and device, in two statements. The first inserts missing rows and
 * locks existing ones until the transaction ends, so that concurrent processes wait.
 * @param vitals sorted by key, because the same lock order in every process avoids deadlocks
 */
export async function writeVitals(write: Transaction<Schema>, vitals: readonly { row: VitalCount; count: number }[]): Promise<void> {
  const added = new Map<string, { key: Measured; histogram: VitalHistogram }>();
  for (const { row, count } of vitals) {
    const { day, route, device, metric, bucket } = row;
    const entry = added.get(keyOf(row)) ?? { key: { day, route, device }, histogram: emptyHistogram() };
    added.set(keyOf(row), entry);
    const slot = slotOf(metric, bucket);
    entry.histogram[slot] = (entry.histogram[slot] as number) + count;
  }
  const entries = [...added.values()];
  for (let from = 0; from < entries.length; from += ROWS) {
    const part = entries.slice(from, from + ROWS);
    const found = await write
      .insertInto('measure_vitals')
      .values(part.map(({ key }) => ({ ...key, histogram: new Uint8Array() })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'route', 'device']).doUpdateSet((set) => ({ histogram: set.ref('measure_vitals.histogram') })),
      )
      .returningAll()
      .execute();
    for (const { histogram, ...key } of found) addPacked((added.get(keyOf(key)) as (typeof entries)[number]).histogram, histogram);
    await write
      .insertInto('measure_vitals')
      .values(part.map(({ key, histogram }) => ({ ...key, histogram: packHistogram(histogram) })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'route', 'device']).doUpdateSet((set) => ({ histogram: set.ref('excluded.histogram') })),
      )
      .execute();
  }
}

const keyOf = ({ day, route, device }: Measured) => `${day}\n${route}\n${device}`;
