import type { Device } from '../../shared/api/measurement.ts';
import { type Days, eachDay } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Page views, which cannot be attributed to people. Lists except `days` are sorted by views. */
export interface Traffic {
  views: number;
  /** All days of the range, also those without views. */
  days: { day: string; views: number }[];
  /** Views by route pattern; `/404` for unknown paths. */
  routes: { route: string; views: number }[];
  /** Views by path; empty for unknown paths. */
  paths: { path: string; views: number }[];
  /** Views by referring host; `other` for hosts beyond the limit. */
  referrers: { host: string; views: number }[];
  devices: { device: Device; views: number }[];
}

/** Reads page views of a range of days. */
export async function readTraffic({ db }: Storage, range: Days): Promise<Traffic> {
  const views = db
    .selectFrom('measure_views')
    .select(({ fn }) => fn.sum<number>('views').as('views'))
    .where((row) => row.between('day', range.from, range.to));
  const days = await views.select('day').groupBy('day').execute();
  const ofDay = new Map(days.map((row) => [row.day, Number(row.views)]));
  return {
    views: [...ofDay.values()].reduce((sum, count) => sum + count, 0),
    days: eachDay(range).map((day) => ({ day, views: ofDay.get(day) ?? 0 })),
    routes: sorted(await views.select('route').groupBy('route').execute(), 'route'),
    paths: sorted(await views.select('path').groupBy('path').execute(), 'path'),
    devices: sorted(await views.select('device').groupBy('device').execute(), 'device'),
    referrers: sorted(
      await db
        .selectFrom('measure_referrers')
        .select(['host', ({ fn }) => fn.sum<number>('views').as('views')])
        .where((row) => row.between('day', range.from, range.to))
        .groupBy('host')
        .execute(),
      'host',
    ),
  };
}

/** Converts sums, which PostgreSQL returns as bigint, and sorts equal counts by name, as SQLite does. */
function sorted<Row extends { views: number }, Name extends keyof Row>(rows: readonly Row[], name: Name): Row[] {
  return rows
    .map((row) => ({ ...row, views: Number(row.views) }))
    .sort((one, other) => other.views - one.views || (String(one[name]) < String(other[name]) ? -1 : 1));
}
