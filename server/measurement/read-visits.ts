import { type Days, eachDay } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';

export interface NamedCount {
  name: string;
  count: number;
}

/** Page views, which cannot be attributed to people, and what was counted beside them. Lists except `days` are sorted by count. */
export interface Visits {
  views: number;
  /** All days of the range, also those without views. */
  days: NamedCount[];
  /** Views by path; empty for unknown paths. */
  pages: NamedCount[];
  /** Views by referring host; `other` for hosts beyond the limit. */
  referrers: NamedCount[];
  /** Events by category, action and label, such as `document downloaded six-shops.pdf`. */
  events: NamedCount[];
  /** Views whose main content appeared fast (LCP rated good), and all views whose LCP was rated. */
  fast: number;
  rated: number;
}

/** Reads the counts of a range of days. */
export async function readVisits({ db }: Storage, range: Days): Promise<Visits> {
  const counts = db
    .selectFrom('measure_counts')
    .select(({ fn }) => fn.sum<number>('times').as('count'))
    .where((row) => row.between('day', range.from, range.to));
  const viewsByDay = await counts.select('day').where('kind', '=', 'view').groupBy('day').execute();
  const rows = await counts.select(['kind', 'name']).groupBy(['kind', 'name']).execute();
  // PostgreSQL returns sums as bigint. Equal counts are sorted by name, which collations would order differently.
  const named = (kind: Schema['measure_counts']['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, count }) => ({ name, count: Number(count) }))
      .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
  const viewsOf = new Map(viewsByDay.map(({ day, count }) => [day, Number(count)]));
  const days = eachDay(range).map((day) => ({ name: day, count: viewsOf.get(day) ?? 0 }));
  const vitals = named('vital');
  return {
    views: sumOf(days),
    days,
    pages: named('view'),
    referrers: named('referrer'),
    events: named('event'),
    fast: sumOf(vitals, 'LCP good'),
    rated: sumOf(vitals, 'LCP '),
  };
}

/** Sums the counts whose names begin so. */
export const sumOf = (counts: readonly NamedCount[], begin = ''): number =>
  counts.reduce((sum, { name, count }) => (name.startsWith(begin) ? sum + count : sum), 0);
