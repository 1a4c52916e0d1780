import { type Kysely, sql } from 'kysely';
import type { Metric } from '../../shared/api/measurement.ts';
import { emptyHistogram, packHistogram, slotOf, type VitalHistogram } from './vital-histogram.ts';

interface Before {
  measure_vitals_by_bucket: { day: string; route: string; device: string; metric: Metric; bucket: number; samples: number };
  measure_vitals: { day: string; route: string; device: string; histogram: Uint8Array };
}

/**
 * Migration that packs the rows of all buckets into one row per day, route and device. It works
 * day by day, to limit the memory.
 */
export async function packVitals(migrating: Kysely<unknown>): Promise<void> {
  const db = migrating as Kysely<Before>;
  await sql`alter table measure_vitals rename to measure_vitals_by_bucket`.execute(db);
  await sql`create table measure_vitals (
    day text not null, route text not null, device text not null, histogram bytea not null,
    constraint measure_vitals_packed primary key (day, route, device)
  )`.execute(db);
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
  await sql`drop table measure_vitals_by_bucket`.execute(db);
}

/** Returns the next day, by the primary key's index. A `distinct` over all days would read every row. */
async function dayAfter(db: Kysely<Before>, day: string): Promise<string | undefined> {
  const { rows } = await sql<{ next: string | null }>`select min(day) as next from measure_vitals_by_bucket where day > ${day}`.execute(db);
  return rows[0]?.next ?? undefined;
}
