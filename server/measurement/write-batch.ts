import type { Kysely, Transaction } from 'kysely';
import type { MeasureEventsTable, MeasureHoursTable, MeasureReferrersTable, MeasureViewsTable, Schema } from '../storage/schema.ts';
import { type VitalCount, writeVitals } from './write-vitals.ts';

type Counted<Row> = { row: Row; count: number }[];

/** What came since the last write. Rows are in one order, whichever process writes them. */
export interface Batch {
  views: Counted<Omit<MeasureViewsTable, 'views'>>;
  referrers: Counted<Omit<MeasureReferrersTable, 'views'>>;
  events: Counted<Omit<MeasureEventsTable, 'times'>>;
  vitals: Counted<VitalCount>;
  hours: Counted<Omit<MeasureHoursTable, 'views'>>;
}

/** Rows of one statement: both engines bound the values in it, SQLite to 32,766. */
const ROWS = 1_000;

/** Different hosts that are named in a day; the rest are `other`. Several processes may overstep it by what they write at once. */
export const hostsPerDay = 200;

/** Adds a batch to the tables in one transaction: all of it or nothing. */
export async function writeBatch(db: Kysely<Schema>, { views, hours, referrers, events, vitals }: Batch): Promise<void> {
  await db.transaction().execute(async (write) => {
    for (const part of parts(views)) {
      await write
        .insertInto('measure_views')
        .values(part.map(({ row, count }) => ({ ...row, views: count })))
        .onConflict((conflict) =>
          conflict.columns(['day', 'path', 'device']).doUpdateSet((set) => ({
            route: set.ref('excluded.route'),
            views: set('measure_views.views', '+', set.ref('excluded.views')),
          })),
        )
        .execute();
    }
    for (const part of parts(await withinBounds(write, referrers))) {
      await write
        .insertInto('measure_referrers')
        .values(part.map(({ row, count }) => ({ ...row, views: count })))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'host'])
            .doUpdateSet((set) => ({ views: set('measure_referrers.views', '+', set.ref('excluded.views')) })),
        )
        .execute();
    }
    for (const part of parts(events)) {
      await write
        .insertInto('measure_events')
        .values(part.map(({ row, count }) => ({ ...row, times: count })))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'category', 'action', 'label'])
            .doUpdateSet((set) => ({ times: set('measure_events.times', '+', set.ref('excluded.times')) })),
        )
        .execute();
    }
    for (const part of parts(hours)) {
      await write
        .insertInto('measure_hours')
        .values(part.map(({ row, count }) => ({ ...row, views: count })))
        .onConflict((conflict) =>
          conflict.column('at').doUpdateSet((set) => ({ views: set('measure_hours.views', '+', set.ref('excluded.views')) })),
        )
        .execute();
    }
    await writeVitals(write, vitals);
  });
}

/** Names only so many hosts in a day: those that are named already, then those that came first by name. */
async function withinBounds(db: Transaction<Schema>, referrers: Batch['referrers']): Promise<Batch['referrers']> {
  if (referrers.length === 0) return [];
  const days = [...new Set(referrers.map(({ row }) => row.day))];
  const known = await db.selectFrom('measure_referrers').select(['day', 'host']).where('day', 'in', days).execute();
  const named = new Map(days.map((day) => [day, new Set(known.filter((row) => row.day === day).map(({ host }) => host))]));
  const bounded = new Map<string, Batch['referrers'][number]>();
  for (const { row, count } of referrers) {
    const hosts = named.get(row.day) ?? new Set();
    if (hosts.size < hostsPerDay) hosts.add(row.host);
    const host = hosts.has(row.host) ? row.host : 'other';
    const key = `${row.day} ${host}`;
    bounded.set(key, { row: { day: row.day, host }, count: count + (bounded.get(key)?.count ?? 0) });
  }
  return [...bounded.values()];
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, place) => rows.slice(place * ROWS, (place + 1) * ROWS));
}
