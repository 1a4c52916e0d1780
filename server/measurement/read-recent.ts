import { hourOf } from '../../shared/format/zoned-time.ts';
import type { Storage } from '../storage/open-storage.ts';

const HOUR = 3_600_000;

/**
 * Views of each hour, the last one still running, for what a day is too coarse for.
 * @param hours how many, up to 168: hours are kept for a week
 * @param timeZone by whose clocks hours begin
 * @returns each with its beginning in milliseconds since 1970, the earliest first
 */
export async function readRecent(
  { db }: Storage,
  hours: number,
  now: number,
  timeZone: string,
): Promise<{ from: number; views: number }[]> {
  const first = hourOf(now, timeZone) - (hours - 1) * HOUR;
  const counts = Array.from({ length: hours }, (_, place) => ({ from: first + place * HOUR, views: 0 }));
  const rows = await db
    .selectFrom('measure_hours')
    .selectAll()
    .where('at', '>=', first)
    .where('at', '<', first + hours * HOUR)
    .execute();
  for (const { at, views } of rows) {
    const hour = counts[Math.floor((at - first) / HOUR)];
    if (hour) hour.views += views;
  }
  return counts;
}
