import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { type VitalCount, writeVitals } from './write-vitals.ts';

/** Keys of counted rows, by table. */
export interface CountedRows {
  views: Omit<Schema['measure_views'], 'views'>;
  referrers: Omit<Schema['measure_referrers'], 'views'>;
  events: Omit<Schema['measure_events'], 'times'>;
  vitals: VitalCount;
  hours: Omit<Schema['measure_hours'], 'views'>;
}

/** Counts since the last write, sorted, so that two processes cannot deadlock. */
export type Batch = { [Name in keyof CountedRows]: { row: CountedRows[Name]; count: number }[] };

/** Tables with their key columns, the column to add to, and columns to overwrite. */
const tables = {
  views: { table: 'measure_views', keys: ['day', 'path', 'device'], sum: 'views', overwritten: ['route'] },
  referrers: { table: 'measure_referrers', keys: ['day', 'host'], sum: 'views', overwritten: [] },
  events: { table: 'measure_events', keys: ['day', 'category', 'action', 'label'], sum: 'times', overwritten: [] },
  hours: { table: 'measure_hours', keys: ['at'], sum: 'views', overwritten: [] },
} as const;

/** Rows per statement, because both engines limit bound values, SQLite to 32,766. */
const ROWS = 1_000;

/** Limit of distinct hosts per day. Further hosts become `other`. Concurrent processes may exceed the limit slightly. */
export const hostsPerDay = 200;

/** Adds a batch to the tables in one transaction. */
export async function writeBatch(db: Kysely<Schema>, batch: Batch): Promise<void> {
  await db.transaction().execute(async (write) => {
    const bounded = { ...batch, referrers: await withinBounds(write, batch.referrers) };
    for (const name of ['views', 'referrers', 'events', 'hours'] as const) await addCounts(write, name, bounded[name]);
    await writeVitals(write, batch.vitals);
  });
}

async function addCounts(write: Transaction<Schema>, name: keyof typeof tables, counted: readonly { row: object; count: number }[]) {
  const { table, keys, sum, overwritten } = tables[name];
  // The transaction is untyped, because this function writes any of the tables above.
  const untyped = write as unknown as Transaction<Record<string, Record<string, unknown>>>;
  for (let from = 0; from < counted.length; from += ROWS)
    await untyped
      .insertInto(table)
      .values(counted.slice(from, from + ROWS).map(({ row, count }) => ({ ...row, [sum]: count })))
      .onConflict((conflict) =>
        conflict.columns(keys).doUpdateSet((set) => ({
          [sum]: set(`${table}.${sum}`, '+', set.ref(`excluded.${sum}`)),
          ...Object.fromEntries(overwritten.map((column) => [column, set.ref(`excluded.${column}`)])),
        })),
      )
      .execute();
}

/** Limits hosts per day. Hosts that are stored already take precedence, then names in alphabetical order. */
async function withinBounds(db: Transaction<Schema>, referrers: Batch['referrers']): Promise<Batch['referrers']> {
  if (referrers.length === 0) return [];
  const days = [...new Set(referrers.map(({ row }) => row.day))];
  const stored = await db.selectFrom('measure_referrers').select(['day', 'host']).where('day', 'in', days).execute();
  const hostsByDay = new Map(days.map((day) => [day, new Set(stored.filter((row) => row.day === day).map(({ host }) => host))]));
  const bounded = new Map<string, Batch['referrers'][number]>();
  for (const { row, count } of referrers) {
    const hosts = hostsByDay.get(row.day) ?? new Set();
    if (hosts.size < hostsPerDay) hosts.add(row.host);
    const host = hosts.has(row.host) ? row.host : 'other';
    const key = `${row.day} ${host}`;
    bounded.set(key, { row: { day: row.day, host }, count: count + (bounded.get(key)?.count ?? 0) });
  }
  return [...bounded.values()];
}
