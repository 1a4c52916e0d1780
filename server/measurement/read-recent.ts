import type { Storage } from '../storage/open-storage.ts';

const HOUR = 3_600_000;

/**
 * Views of each hour, the last one still running, for what a day is too coarse for.
 * @param hours how many, up to 168: single views are kept for a week
 * @returns each with its beginning in milliseconds since 1970, the earliest first
 */
export async function readRecent({ db }: Storage, hours = 24, now: number = Date.now()): Promise<{ from: number; views: number }[]> {
  const last = now - (now % HOUR);
  const first = last - (hours - 1) * HOUR;
  const rows = await db
    .selectFrom('measure_recent')
    .select([
      (select) => select('at', '-', select('at', '%', select.lit(HOUR))).as('hour'),
      (select) => select.fn.countAll<number>().as('views'),
    ])
    .where('at', '>=', first)
    .groupBy((select) => select('at', '-', select('at', '%', select.lit(HOUR))))
    .execute();
  const ofHour = new Map(rows.map(({ hour, views }) => [Number(hour), Number(views)]));
  return Array.from({ length: hours }, (_, place) => first + place * HOUR).map((from) => ({ from, views: ofHour.get(from) ?? 0 }));
}
