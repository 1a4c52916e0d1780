import type { EnquiryState } from '../enquiries/manage-enquiries.ts';
import type { Storage } from '../storage/open-storage.ts';

/** How many enquiries came, and where they stand. */
export interface EnquiryCounts extends Record<EnquiryState, number> {
  /** Without those in quarantine. */
  received: number;
}

/** Enquiries that came since a time, by what has become of them. @param since milliseconds since 1970; 0 for all that are kept */
export async function countByState({ db }: Storage, since: number): Promise<EnquiryCounts> {
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin('outbox', 'outbox.id', 'enquiries.reference')
    .select(['enquiries.state as kept', 'outbox.state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('enquiries.received_at', '>=', since)
    .groupBy(['enquiries.state', 'outbox.state'])
    .execute();
  const counts: EnquiryCounts = { received: 0, waiting: 0, delivered: 0, failed: 0, quarantined: 0 };
  for (const { kept, state, count } of rows) {
    counts[kept === 'quarantined' ? kept : (state ?? 'failed')] += Number(count);
    if (kept !== 'quarantined') counts.received += Number(count);
  }
  return counts;
}
