import { testName } from '../../shared/api/test-enquiry.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Suspicion } from './enquiry-store.ts';

/** Enquiries received in a period, by their current state. Erased ones and tests of `npm run doctor` do not count. */
export interface EnquiryFigures {
  /** Number of accepted enquiries: the sum of the next four figures. */
  received: number;
  /** Enquiries delivered to at least one recipient. */
  delivered: number;
  /** Enquiries written to the Maildir, because there is no mail server. */
  kept: number;
  waiting: number;
  /** Enquiries whose mail was given up after days of attempts. */
  failed: number;
  /** Enquiries still in quarantine. Reasons are sorted by frequency. */
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
    .select(['enquiries.state', 'enquiries.reason', 'outbox.state as mailState'])
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
  for (const { state, reason, mailState, count } of rows) {
    // An enquiry without a row in the outbox will never be delivered, so it counts as failed.
    const delivery = mailState === 'partial' ? 'delivered' : (mailState ?? 'failed');
    const figure = state === 'quarantined' ? state : delivery;
    figures[figure] += Number(count);
    if (figure === 'quarantined') figures.reasons.push({ reason: reason as Suspicion, count: Number(count) });
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
