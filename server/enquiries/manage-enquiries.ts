import { sql } from 'kysely';
import { type EnquiryWords, fieldNames } from '../../content/enquiry-fields.ts';
import { putInOutbox } from '../mail/put-in-outbox.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';
import { matchesTerm, searchTerms } from './search-terms.ts';

/** Where an enquiry and its mail to the owner stand. */
export const enquiryStates = ['waiting', 'partial', 'delivered', 'kept', 'failed', 'quarantined'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** What a person has done about it: `new` wants an answer. */
export const handlings = ['new', 'answered', 'closed', 'spam'] as const;
export type Handling = (typeof handlings)[number];

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
  handling: Handling;
  /** Since when and by whom it is so; null where nobody has done anything. */
  handledAt: number | null;
  handledBy: string | null;
  /** Who is to answer it. */
  assignedTo: string | null;
}

/** What became of a mail at one of its recipients. */
export type RecipientRecord = Pick<Schema['recipients'], 'address' | 'state' | 'at' | 'error'>;

/** What became of an enquiry at the webhook. */
export interface WebhookRecord {
  state: Schema['webhooks']['state'];
  attempts: number;
  /** While it waits: when it is tried next. */
  dueAt: number;
  deliveredAt: number | null;
  lastError: string | null;
}

/** Which enquiries; all of them if nothing is said. */
export interface EnquiryFilter {
  reference?: string;
  /** `genuine`: neither in quarantine nor spam. */
  state?: EnquiryState | Handling | 'genuine';
  /** Only those that want an answer, or only the others. */
  isOpen?: boolean;
  /** Words of name, addresses, phone, reference, message or whom it is assigned to; each has to be in one of them. */
  words?: string;
  /** Of one person, by the address that they gave, in capitals or not. */
  email?: string;
  /** `oldest` begins with who has waited longest. */
  order?: 'newest' | 'oldest';
  /** At most so many. */
  most?: number;
  /** After so many of the newest. */
  skip?: number;
}

/** Enquiries, the newest first unless another order is wanted. */
export async function listEnquiries(storage: Storage, wanted: EnquiryFilter = {}): Promise<EnquiryRecord[]> {
  const { most, skip, order = 'newest' } = wanted;
  const rows = await matching(storage, wanted)
    .leftJoin('outbox', 'outbox.id', 'enquiries.reference')
    .select([
      'enquiries.reference',
      'enquiries.state as kept',
      'enquiries.received_at as receivedAt',
      ...fieldNames.map((name) => `enquiries.${name}` as const),
      'enquiries.reason',
      'enquiries.handling',
      'enquiries.handled_at as handledAt',
      'enquiries.handled_by as handledBy',
      'enquiries.assigned_to as assignedTo',
      'outbox.state',
      'outbox.attempts',
      'outbox.delivered_at as deliveredAt',
      'outbox.due_at as dueAt',
      'outbox.last_error as lastError',
    ])
    .orderBy('enquiries.received_at', order === 'newest' ? 'desc' : 'asc')
    .orderBy('enquiries.reference')
    .$if(most !== undefined, (query) => query.limit(most as number))
    .$if(skip !== undefined, (query) => query.offset(skip as number))
    .execute();
  return rows.map(({ kept, state, attempts, dueAt, ...row }) => ({
    ...row,
    state: kept === 'quarantined' ? kept : (state ?? 'failed'),
    attempts: attempts ?? 0,
    dueAt: state === 'waiting' || state === 'partial' ? dueAt : null,
  }));
}

/** How many enquiries there are; `most` and `skip` do not count. */
export async function countEnquiries(storage: Storage, wanted: Omit<EnquiryFilter, 'most' | 'skip'> = {}): Promise<number> {
  const { count } = await matching(storage, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matching({ db }: Storage, { reference, state, isOpen, words = '', email }: EnquiryFilter) {
  const handling = handlings.find((known) => known === state);
  return db
    .selectFrom('enquiries')
    .$if(reference !== undefined, (query) => query.where('enquiries.reference', '=', reference as string))
    .$if(email !== undefined, (query) => query.where(sql`lower(enquiries.email)`, '=', sql<string>`lower(${email})`))
    .$if(isOpen !== undefined, (query) =>
      query.where((match) => {
        const open = match.and([match('enquiries.handling', '=', 'new'), match('enquiries.state', '=', 'accepted')]);
        return isOpen ? open : match.not(open);
      }),
    )
    .$if(handling !== undefined, (query) =>
      query.where('enquiries.handling', '=', handling as Handling).where('enquiries.state', '=', 'accepted'),
    )
    .$if(state === 'genuine', (query) => query.where('enquiries.state', '=', 'accepted').where('enquiries.handling', '!=', 'spam'))
    .$if(state === 'quarantined', (query) => query.where('enquiries.state', '=', 'quarantined'))
    .$if(mailStates.has(state as EnquiryState), (query) =>
      query.where((match) => {
        const mails = match
          .selectFrom('outbox')
          .select('id')
          .where('outbox.state', '=', state as Exclude<EnquiryState, 'quarantined'>);
        // Of what is delivered the newest are looked for; of the rest there are few.
        return state === 'delivered' || state === 'kept'
          ? match.exists(mails.whereRef('id', '=', 'enquiries.reference'))
          : match('enquiries.reference', 'in', mails);
      }),
    )
    .where((match) => match.and(searchTerms(words).map((word) => matchesTerm(match, word))));
}

const mailStates: ReadonlySet<EnquiryState> = new Set(enquiryStates.filter((state) => state !== 'quarantined'));

/** Enquiries as the desk lists them: those that want an answer first, the longest waiting at the top, then the others, the newest first. */
export async function listByUrgency(storage: Storage, wanted: EnquiryFilter & { most: number; skip: number }): Promise<EnquiryRecord[]> {
  const { most, skip } = wanted;
  const open = await listEnquiries(storage, { ...wanted, isOpen: true, order: 'oldest' });
  if (open.length === most) return open;
  const before = open.length > 0 ? skip + open.length : await countEnquiries(storage, { ...wanted, isOpen: true });
  const rest = { isOpen: false, most: most - open.length, skip: Math.max(0, skip - before) };
  return [...open, ...(await listEnquiries(storage, { ...wanted, ...rest }))];
}

/** What became of an enquiry's mail at each recipient, as it was last sent; nobody until one of them has it. */
export async function listRecipients({ db }: Storage, reference: string): Promise<RecipientRecord[]> {
  return db
    .selectFrom('recipients')
    .innerJoin('outbox', (join) => join.onRef('outbox.id', '=', 'recipients.id').onRef('outbox.edition', '=', 'recipients.edition'))
    .select(['recipients.address', 'recipients.state', 'recipients.at', 'recipients.error'])
    .where('recipients.id', '=', reference)
    .orderBy('recipients.address')
    .execute();
}

/** What became of an enquiry at the webhook; undefined where it is not sent to one. */
export async function readWebhook({ db }: Storage, reference: string): Promise<WebhookRecord | undefined> {
  return db
    .selectFrom('webhooks')
    .select(['state', 'attempts', 'due_at as dueAt', 'delivered_at as deliveredAt', 'last_error as lastError'])
    .where('id', '=', reference)
    .executeTakeFirst();
}

/** Has enquiries posted again that the webhook has not taken. @param reference of one; those that were given up, if left out @returns how many */
export async function resendWebhooks({ db }: Pick<Storage, 'db'>, reference?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ state: 'waiting', due_at: Date.now(), lease: null, attempts: 0, last_error: null })
    .$if(reference !== undefined, (query) => query.where('id', '=', reference as string).where('state', '!=', 'delivered'))
    .$if(reference === undefined, (query) => query.where('state', '=', 'failed'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Has an enquiry mailed now: one that failed, waits for its next try, or was delivered and is gone from the mailbox; only the last gets a new
 * Message-ID, because a mailbox would drop what it has had. Where some recipients do not have it, it goes to those alone.
 * A webhook that has not taken it gets it again too. A running server notices within seconds.
 * @returns whether there was something to send
 */
export async function redeliver({ db, engine }: Storage, reference: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const mail = await transaction
      .selectFrom('outbox')
      .select(['state', 'edition', 'created_at'])
      .where('id', '=', reference)
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!mail) return false;
    await resendWebhooks({ db: transaction }, reference);
    const missing = transaction.deleteFrom('recipients').where('id', '=', reference).where('edition', '=', mail.edition);
    const { numDeletedRows } = await missing.where('state', '!=', 'delivered').executeTakeFirst();
    const due = { due_at: Date.now(), lease: null, attempts: 0, last_error: null };
    const row = transaction.updateTable('outbox').where('id', '=', reference);
    if (mail.state === 'partial' || numDeletedRows > 0n) await row.set({ ...due, state: 'partial' }).execute();
    else {
      const isThere = mail.state === 'delivered' || mail.state === 'kept';
      // Since when it waits.
      const created_at = mail.state === 'waiting' ? mail.created_at : Date.now();
      await row.set({ ...due, state: 'waiting', edition: mail.edition + Number(isThere), created_at, delivered_at: null }).execute();
    }
    return true;
  });
}

/** Lets an enquiry leave quarantine and be mailed, and posted where there is a webhook. @returns whether it was there */
export async function release({ db }: Storage, reference: string, hasWebhook: boolean): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('enquiries')
      .set({ state: 'accepted' })
      .where('reference', '=', reference)
      .where('state', '=', 'quarantined')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await putInOutbox(transaction, [reference], hasWebhook);
    return true;
  });
}
