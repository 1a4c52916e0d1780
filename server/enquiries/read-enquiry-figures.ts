import { testName } from '../../shared/api/test-enquiry.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Suspicion } from './enquiry-store.ts';

/** Enquiries of a time, and where they stand now. Erased ones and tests of `npm run doctor` are in no figure. */
export interface EnquiryFigures {
  /** All that were accepted: the sum of the four below. */
  received: number;
  /** To at least one recipient. */
  delivered: number;
  /** In files, because there is no mail server: nobody was mailed. */
  kept: number;
  waiting: number;
  /** Given up after days of tries. */
  failed: number;
  /** Still in quarantine, and why, the most frequent reason first. */
  quarantined: number;
  reasons: { reason: Suspicion; count: number }[];
}

/** A stretch of time, in milliseconds since 1970; `to` is the first moment after it. */
interface Span {
  from: number;
  to: number;
}

/** Counts the enquiries of a time; read-backlog.ts has what waits, of all that are kept. */
export async function readEnquiryFigures({ db }: Storage, { from, to }: Span): Promise<EnquiryFigures> {
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin('outbox', 'outbox.id', 'enquiries.reference')
    .select(['enquiries.state as kept', 'enquiries.reason', 'outbox.state'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .where('name', '!=', testName)
    .groupBy(['enquiries.state', 'enquiries.reason', 'outbox.state'])
    .execute();
  const figures: EnquiryFigures = {
    received: 0,
    delivered: 0,
    kept: 0,
    waiting: 0,
    failed: 0,
    quarantined: 0,
    reasons: [],
  };
  for (const { kept, reason, state, count } of rows) {
    // What has no mail at all counts as failed: nobody brings it.
    const stands = kept === 'quarantined' ? kept : state === 'partial' ? 'delivered' : (state ?? 'failed');
    figures[stands] += Number(count);
    if (stands === 'quarantined') figures.reasons.push({ reason: reason as Suspicion, count: Number(count) });
    else figures.received += Number(count);
  }
  figures.reasons.sort((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
  return figures;
}

/** How many people wrote in a time, told apart by the address that they gave; those in quarantine and tests are not among them. */
export async function countWriters({ db }: Storage, { from, to }: Span): Promise<number> {
  const { writers } = await db
    .selectFrom('enquiries')
    .select(({ fn }) =>
      fn
        .count<number>(fn<string>('lower', ['email']))
        .distinct()
        .as('writers'),
    )
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .where('state', '=', 'accepted')
    .where('name', '!=', testName)
    .executeTakeFirstOrThrow();
  return Number(writers);
}
