import type { Kysely } from 'kysely';
import type { Metric } from '../../wire/measurement.ts';
import { emptyHistogram, packHistogram, slotOf, type VitalHistogram } from './vital-histogram.ts';

interface Before {
  measure_vitals_by_bucket: { day: string; route: string; device: string; metric: Metric; bucket: number; samples: number };
  measure_vitals: { day: string; route: string; device: string; histogram: Uint8Array };
}

/**
 * Web vitals had a row for each bucket; now a day, route and device have one with all of them packed. Every count stays.
 * Day by day, so that 25 months of them need little memory.
 */
export async function packVitals(migrating: Kysely<unknown>): Promise<void> {
  const db = migrating as Kysely<Before>;
  await db.schema.alterTable('measure_vitals').renameTo('measure_vitals_by_bucket').execute();
  await db.schema
    .createTable('measure_vitals')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('histogram', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('measure_vitals_packed', ['day', 'route', 'device'])
    .execute();
  for (let day = await dayAfter(db, ''); day !== undefined; day = await dayAfter(db, day)) {
    const rows = await db.selectFrom('measure_vitals_by_bucket').selectAll().where('day', '=', day).execute();
    const packed = new Map<string, { route: string; device: string; histogram: VitalHistogram }>();
    for (const { route, device, metric, bucket, samples } of rows) {
      const entry = packed.get(`${route}\n${device}`) ?? { route, device, histogram: emptyHistogram() };
      packed.set(`${route}\n${device}`, entry);
      entry.histogram[slotOf(metric, bucket)] = samples;
    }
    for (const { route, device, histogram } of packed.values())
      await db
        .insertInto('measure_vitals')
        .values({ day, route, device, histogram: packHistogram(histogram) })
        .execute();
  }
  await db.schema.dropTable('measure_vitals_by_bucket').execute();
}

/** By the primary key's index: finding all days at once would read every row. */
async function dayAfter(db: Kysely<Before>, day: string): Promise<string | undefined> {
  const next = await db
    .selectFrom('measure_vitals_by_bucket')
    .select('day')
    .where('day', '>', day)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return next?.day;
}
