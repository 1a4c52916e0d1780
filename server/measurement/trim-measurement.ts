import { DAY, dayOf } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Retention in days: daily sums for 25 months, to compare a month with the one two years earlier; hours for a week. */
export const retentionDays = { sums: 761, hours: 7 } as const;

/** Deletes rows that are older than the privacy page promises. */
export async function trimMeasurement({ db }: Storage, now: number = Date.now()): Promise<void> {
  await db
    .deleteFrom('measure_hours')
    .where('at', '<', now - retentionDays.hours * DAY)
    .execute();
  const first = dayOf(now - retentionDays.sums * DAY);
  for (const table of ['measure_views', 'measure_referrers', 'measure_events', 'measure_vitals'] as const)
    await db.deleteFrom(table).where('day', '<', first).execute();
}
