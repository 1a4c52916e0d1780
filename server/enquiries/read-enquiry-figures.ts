import { testName } from '../../shared/api/test-enquiry.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Suspicion } from './enquiry-store.ts';

/** Enquiries received in a period, by their current state. Erased ones and tests of `npm run doctor` do not count. */
export interface EnquiryFigures {
  /** All accepted ones: the sum of the four states below. */
  received: number;
  /** Delivered to at least one recipient. */
  delivered: number;
  /** Written to the Maildir, because there is no mail server. */
  kept: number;
  waiting: number;
  /** Given up after days of attempts. */
  failed: number;
  /** Still in quarantine; reasons are sorted by frequency. */
  quarantined: number;
  reasons: { reason: Suspicion; count: number }[];
}

/** A period, in milliseconds since 1970; `to` is exclusive. */
interface Span {
  from: number;
  to: number;
}

/** Counts the enquiries of a period. Unanswered enquiries of any period are counted by read-backlog.ts. */
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
    // Without a row in the outbox nothing will deliver it: counted as failed.
    const stands = kept === 'quarantined' ? kept : state === 'partial' ? 'delivered' : (state ?? 'failed');
    figures[stands] += Number(count);
    if (stands === 'quarantined') figures.reasons.push({ reason: reason as Suspicion, count: Number(count) });
    else figures.received += Number(count);
  }
  figures.reasons.sort((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
  return figures;
}

/** Counts the different addresses that wrote in a period, without quarantine and tests. */
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
