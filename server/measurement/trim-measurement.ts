import type { Storage } from '../storage/open-storage.ts';
import { retentionStart } from './retention.ts';

/** Removes what has been kept for as long as the privacy page says. */
export async function trimMeasurement({ db }: Storage, now: number = Date.now()): Promise<void> {
  const { day, at } = retentionStart(now);
  await db.deleteFrom('measure_hours').where('at', '<', at).execute();
  for (const table of ['measure_views', 'measure_referrers', 'measure_events', 'measure_vitals'] as const)
    await db.deleteFrom(table).where('day', '<', day).execute();
}
