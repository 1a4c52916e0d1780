import type { Device } from '../../shared/api/measurement.ts';
import { type Days, eachDay } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Views of the pages. Every list but `days` has what was seen most first. Views are views: nobody knows of how many people. */
export interface Traffic {
  views: number;
  /** Every day of the report, those without a view too. */
  days: { day: string; views: number }[];
  /** By pattern of the address; `/404` is for addresses that are no page. */
  routes: { route: string; views: number }[];
  /** By address; empty for those that are no page. */
  paths: { path: string; views: number }[];
  /** Views that came by a link from another site, by its host; `other` for what was too much to name. */
  referrers: { host: string; views: number }[];
  devices: { device: Device; views: number }[];
}

/** What was read from one day to another. */
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

/** A sum is a bigint to PostgreSQL, or a text without our parser for it. Equal counts stand by name, the same way on both engines. */
function sorted<Row extends { views: number }, Name extends keyof Row>(rows: readonly Row[], name: Name): Row[] {
  return rows
    .map((row) => ({ ...row, views: Number(row.views) }))
    .sort((one, other) => other.views - one.views || (String(one[name]) < String(other[name]) ? -1 : 1));
}
