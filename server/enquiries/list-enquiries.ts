import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type EnquiryWords, fieldNames } from '../../content/enquiry-fields.ts';
import { readReference } from '../../shared/api/reference.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';

/** States of an enquiry and its mail to the owner. */
export const enquiryStates = ['waiting', 'partial', 'delivered', 'kept', 'failed', 'quarantined'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** What a person has done about an enquiry; `new` is unanswered. */
export const handlings = ['new', 'answered', 'closed', 'spam'] as const;
export type Handling = (typeof handlings)[number];

/** An enquiry with its states. Times are milliseconds since 1970. */
export interface EnquiryRecord extends EnquiryWords {
  reference: string;
  state: EnquiryState;
  receivedAt: number;
  /** Why it was quarantined, even if it has left quarantine. */
  reason: string | null;
  attempts: number;
  deliveredAt: number | null;
  lastError: string | null;
  handling: Handling;
  /** Time and person of the last change of `handling`; null if there was none. */
  handledAt: number | null;
  handledBy: string | null;
  /** In lists with `perPerson`: how many messages of its address are neither in quarantine nor spam, and the newest of them. */
  messages?: number | undefined;
  newestMessage?: string | null;
  newestAt?: number | null;
}

/** Filter of enquiries; empty for all. */
export interface EnquiryFilter {
  reference?: string;
  /** `genuine`: neither in quarantine nor spam. */
  state?: EnquiryState | Handling | 'genuine';
  /** Only unanswered ones, or only the others. */
  isOpen?: boolean;
  /** Words that must each occur in name, address, phone, reference or message. */
  words?: string;
  /** Address of a person, case-insensitive. */
  email?: string;
  /** Whether each address has one row, of the genuine ones: its unanswered message that waits the longest, or else its newest. */
  perPerson?: boolean;
  /** Order of receipt. */
  order?: 'newest' | 'oldest';
  most?: number;
  skip?: number;
}

/** Lists enquiries, the newest first by default. */
export async function listEnquiries(storage: Storage, wanted: EnquiryFilter = {}): Promise<EnquiryRecord[]> {
  const { most, skip, order = 'newest', perPerson = false } = wanted;
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
      'outbox.state',
      'outbox.attempts',
      'outbox.delivered_at as deliveredAt',
      'outbox.last_error as lastError',
    ])
    .$if(perPerson, (query) =>
      query.select((match) => [
        genuineOf(match)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('messages'),
        newestOf(match).select('other.message').as('newestMessage'),
        newestOf(match).select('other.received_at').as('newestAt'),
      ]),
    )
    .orderBy('enquiries.received_at', order === 'newest' ? 'desc' : 'asc')
    .orderBy('enquiries.reference')
    .$if(most !== undefined, (query) => query.limit(most as number))
    .$if(skip !== undefined, (query) => query.offset(skip as number))
    .execute();
  return rows.map(({ kept, state, attempts, messages, ...row }) => ({
    ...row,
    ...(perPerson && { messages: Number(messages) }),
    state: kept === 'quarantined' ? kept : (state ?? 'failed'),
    attempts: attempts ?? 0,
  }));
}

/** Counts enquiries; ignores `most` and `skip`. */
export async function countEnquiries(storage: Storage, wanted: Omit<EnquiryFilter, 'most' | 'skip'> = {}): Promise<number> {
  const { count } = await matching(storage, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Match = ExpressionBuilder<Pick<Schema, 'enquiries'>, 'enquiries'>;

/**
 * Selects the messages of an enquiry's address, except quarantine and spam. `coalesce` keeps the databases from an index of states, in
 * which most rows are equal: addresses have their own.
 */
const genuineOf = (match: Match) =>
  match
    .selectFrom('enquiries as other')
    .where(sql`lower(other.email)`, '=', sql`lower(enquiries.email)`)
    .where(sql`coalesce(other.state, '')`, '=', 'accepted')
    .where(sql`coalesce(other.handling, '')`, '!=', 'spam');

const newestOf = (match: Match) => genuineOf(match).orderBy('other.received_at', 'desc').orderBy('other.reference', 'desc').limit(1);

/** Matches the one enquiry of each address that stands for all. */
function standsForPerson(match: Match): Expression<SqlBool> {
  const isNext = (sign: '<' | '>') =>
    sql<SqlBool>`(other.received_at, other.reference) ${sql.raw(sign)} (enquiries.received_at, enquiries.reference)`;
  const all = genuineOf(match).select('other.reference');
  const open = all.where(sql`coalesce(other.handling, '')`, '=', 'new');
  return match.or([
    match('enquiries.handling', '=', 'new').and(match.not(match.exists(open.where(isNext('<'))))),
    match.not(match.or([match.exists(open), match.exists(all.where(isNext('>')))])),
  ]);
}

function matching({ db }: Storage, { reference, state, isOpen, words = '', email, perPerson = false }: EnquiryFilter) {
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
    .$if(perPerson, (query) => query.where(standsForPerson))
    .$if(state === 'quarantined', (query) => query.where('enquiries.state', '=', 'quarantined'))
    .$if(mailStates.has(state as EnquiryState), (query) =>
      query.where((match) => {
        const mails = match
          .selectFrom('outbox')
          .select('id')
          .where('outbox.state', '=', state as Exclude<EnquiryState, 'quarantined'>);
        // Delivered mail is found by the index of time; the other states have few rows.
        return state === 'delivered' || state === 'kept'
          ? match.exists(mails.whereRef('id', '=', 'enquiries.reference'))
          : match('enquiries.reference', 'in', mails);
      }),
    )
    .where((match) => match.and(searchTerms(words).map((word) => matchesTerm(match, word))));
}

const mailStates: ReadonlySet<EnquiryState> = new Set(enquiryStates.filter((state) => state !== 'quarantined'));

/** Lists enquiries by urgency: unanswered ones first, the longest waiting at the top, then the others, the newest first. */
export async function listByUrgency(storage: Storage, wanted: EnquiryFilter & { most: number; skip: number }): Promise<EnquiryRecord[]> {
  const { most, skip } = wanted;
  const open = await listEnquiries(storage, { ...wanted, isOpen: true, order: 'oldest' });
  if (open.length === most) return open;
  const before = open.length > 0 ? skip + open.length : await countEnquiries(storage, { ...wanted, isOpen: true });
  const rest = { isOpen: false, most: most - open.length, skip: Math.max(0, skip - before) };
  return [...open, ...(await listEnquiries(storage, { ...wanted, ...rest }))];
}

/** Words of a search that are used; further words are ignored. */
const MOST_WORDS = 8;
const columns = ['reference', ...fieldNames] as const;

/** Splits a search into words. The groups of a reference stay together. */
function searchTerms(text: string): string[] {
  const reference = readReference(text);
  return reference ? [reference] : text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/** Matches enquiries that contain a term, case-insensitively. */
function matchesTerm(match: Match, word: string): Expression<SqlBool> {
  // SQLite folds the case of ASCII only, so other letters are searched in both cases.
  const forms = new Set([word.toLowerCase(), asciiLower(word), asciiLower(word.toUpperCase())]);
  return match.or(
    columns.flatMap((column) =>
      [...forms].map((form) => sql<SqlBool>`lower(${sql.ref(`enquiries.${column}`)}) like ${pattern(form)} escape '!'`),
    ),
  );
}

const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const pattern = (text: string) => `%${text.replace(/[!%_]/g, '!$&')}%`;
