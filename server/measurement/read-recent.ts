import { hourOf } from '../../shared/format/zoned-time.ts';
import type { Storage } from '../storage/open-storage.ts';

const HOUR = 3_600_000;

/**
 * Reads views by hour. The last hour is still running.
 * @param hours number of hours, up to 168, because hours are kept for a week
 * @param timeZone time zone of hours
 * @returns hours in order, each with its start in milliseconds since 1970
 */
export async function readRecent(
  { db }: Storage,
  hours: number,
  now: number,
  timeZone: string,
): Promise<{ from: number; views: number }[]> {
  const first = hourOf(now, timeZone) - (hours - 1) * HOUR;
  const counts = Array.from({ length: hours }, (_, index) => ({ from: first + index * HOUR, views: 0 }));
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
