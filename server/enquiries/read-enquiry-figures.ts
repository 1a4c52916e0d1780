import { testName } from '../../wire/test-enquiry.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Suspicion } from './enquiry-store.ts';

/** Enquiries of a time, and where they stand now. Erased ones and tests of `npm run doctor` are not counted. */
export interface EnquiryFigures {
  /** All that were accepted: the sum of the three below. */
  received: number;
  delivered: number;
  waiting: number;
  /** Given up after days of tries. */
  failed: number;
  /** Still in quarantine, the most frequent reason first. */
  quarantined: { reason: Suspicion; count: number }[];
}

/** @param from first moment that counts, in milliseconds since 1970 @param to first moment after it */
export async function readEnquiryFigures({ db }: Storage, from: number, to: number): Promise<EnquiryFigures> {
  const within = db.selectFrom('enquiries').where('received_at', '>=', from).where('received_at', '<', to).where('name', '!=', testName);
  const states = await within
    .where('enquiries.state', '=', 'accepted')
    .leftJoin('outbox', 'outbox.id', 'enquiries.reference')
    .select(['outbox.state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('outbox.state')
    .execute();
  const reasons = await within
    .where('state', '=', 'quarantined')
    .select(['reason', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('reason')
    .execute();
  // What has no mail at all counts as failed: nobody brings it.
  const of = (...wanted: (string | null)[]) =>
    states.filter(({ state }) => wanted.includes(state)).reduce((sum, { count }) => sum + Number(count), 0);
  const [delivered, waiting, failed] = [of('delivered'), of('waiting'), of('failed', null)];
  return {
    received: delivered + waiting + failed,
    delivered,
    waiting,
    failed,
    quarantined: reasons
      .map(({ reason, count }) => ({ reason: reason as Suspicion, count: Number(count) }))
      .sort((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1)),
  };
}
