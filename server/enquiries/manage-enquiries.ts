import { type EnquiryWords, fieldNames } from '../../content/enquiry-fields.ts';
import { putInOutbox } from '../mail/put-in-outbox.ts';
import type { Storage } from '../storage/open-storage.ts';
import { matchesTerm, searchTerms } from './search-terms.ts';

/** What the owner asks for by name: where an enquiry stands. */
export const enquiryStates = ['waiting', 'delivered', 'failed', 'quarantined'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** An enquiry as its owner sees it. Times are milliseconds since 1970. */
export interface EnquiryRecord extends EnquiryWords {
  reference: string;
  state: EnquiryState;
  receivedAt: number;
  /** Why it was quarantined, even if it has left. */
  reason: string | null;
  attempts: number;
  deliveredAt: number | null;
  /** While it waits: when it is tried next, or when the process that has it must have reported. */
  dueAt: number | null;
  lastError: string | null;
}

/** Which enquiries; all of them if nothing is said. */
export interface EnquiryFilter {
  reference?: string;
  /** `accepted`: in whatever state, but not in quarantine. */
  state?: EnquiryState | 'accepted';
  /** Words of name, addresses, phone, reference or message; each has to be in one of them. */
  words?: string;
  /** At most so many. */
  most?: number;
  /** After so many of the newest. */
  skip?: number;
}

/** Enquiries, the newest first. */
export async function listEnquiries(storage: Storage, wanted: EnquiryFilter = {}): Promise<EnquiryRecord[]> {
  const { most, skip } = wanted;
  const rows = await matching(storage, wanted)
    .leftJoin('outbox', 'outbox.id', 'enquiries.reference')
    .select([
      'enquiries.reference',
      'enquiries.state as kept',
      'enquiries.received_at as receivedAt',
      ...fieldNames.map((name) => `enquiries.${name}` as const),
      'enquiries.reason',
      'outbox.state',
      'outbox.attempts',
      'outbox.delivered_at as deliveredAt',
      'outbox.due_at as dueAt',
      'outbox.last_error as lastError',
    ])
    .orderBy('enquiries.received_at', 'desc')
    .orderBy('enquiries.reference')
    .$if(most !== undefined, (query) => query.limit(most as number))
    .$if(skip !== undefined, (query) => query.offset(skip as number))
    .execute();
  return rows.map(({ kept, state, attempts, dueAt, ...row }) => ({
    ...row,
    state: kept === 'quarantined' ? kept : (state ?? 'failed'),
    attempts: attempts ?? 0,
    dueAt: state === 'waiting' ? dueAt : null,
  }));
}

/** How many enquiries there are; `most` and `skip` do not count. */
export async function countEnquiries(storage: Storage, wanted: Omit<EnquiryFilter, 'most' | 'skip'> = {}): Promise<number> {
  const { count } = await matching(storage, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matching({ db }: Storage, { reference, state, words = '' }: EnquiryFilter) {
  return db
    .selectFrom('enquiries')
    .$if(reference !== undefined, (query) => query.where('enquiries.reference', '=', reference as string))
    .$if(state === 'quarantined' || state === 'accepted', (query) =>
      query.where('enquiries.state', '=', state as 'quarantined' | 'accepted'),
    )
    .$if(state !== undefined && state !== 'quarantined' && state !== 'accepted', (query) =>
      query.where((match) => {
        const mails = match
          .selectFrom('outbox')
          .select('id')
          .where('outbox.state', '=', state as Exclude<EnquiryState, 'quarantined'>);
        // Of what is delivered the newest are looked for; of the rest there are few.
        return state === 'delivered'
          ? match.exists(mails.whereRef('id', '=', 'enquiries.reference'))
          : match('enquiries.reference', 'in', mails);
      }),
    )
    .where((match) => match.and(searchTerms(words).map((word) => matchesTerm(match, word))));
}

/**
 * Has an enquiry mailed now: one that failed, waits for its next try, or was delivered and is gone from the mailbox; only the last gets a new
 * Message-ID, because a mailbox would drop what it has had. A running server notices within seconds.
 * @returns whether there was something to send
 */
export async function redeliver({ db }: Storage, reference: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set((update) => ({
      state: 'waiting',
      due_at: Date.now(),
      lease: null,
      attempts: 0,
      edition: update
        .case()
        .when('state', '=', 'delivered')
        .then(update('edition', '+', 1))
        .else(update.ref('edition'))
        .end(),
      // Since when it waits.
      created_at: update.case().when('state', '=', 'waiting').then(update.ref('created_at')).else(Date.now()).end(),
      delivered_at: null,
      last_error: null,
    }))
    .where('id', '=', reference)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets an enquiry leave quarantine and be mailed. @returns whether it was there */
export async function release({ db }: Storage, reference: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('enquiries')
      .set({ state: 'accepted' })
      .where('reference', '=', reference)
      .where('state', '=', 'quarantined')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await putInOutbox(transaction, [reference]);
    return true;
  });
}

/** Removes an enquiry and its mail for good, for somebody who asks to be forgotten. @returns whether it was there */
export async function erase({ db }: Storage, reference: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('outbox').where('id', '=', reference).execute();
    const { numDeletedRows } = await transaction.deleteFrom('enquiries').where('reference', '=', reference).executeTakeFirst();
    return numDeletedRows > 0n;
  });
}
