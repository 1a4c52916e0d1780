import { testName } from '../../shared/api/test-enquiry.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Counts the enquiries of a period: accepted ones, and those still in quarantine. Erased ones and tests of `npm run doctor` do not count. */
export async function readEnquiryFigures(
  { db }: Storage,
  { from, to }: { from: number; to: number },
): Promise<{ received: number; quarantined: number }> {
  const rows = await db
    .selectFrom('enquiries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .where('name', '!=', testName)
    .groupBy('state')
    .execute();
  const countIn = (wanted: 'accepted' | 'quarantined') => Number(rows.find(({ state }) => state === wanted)?.count ?? 0);
  return { received: countIn('accepted'), quarantined: countIn('quarantined') };
}
