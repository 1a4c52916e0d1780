import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type ControlName, type EnquiryWords, eachField, fieldNames } from '../../content/enquiry-fields.ts';
import { cleanField } from '../../shared/api/clean-field.ts';
import type { TemplateParams } from '../../shared/api/email-send.ts';
import { notProvided } from '../../shared/api/enquiry.ts';
import { makeReference } from '../../shared/api/reference.ts';
import { DAY } from '../../shared/format/days.ts';
import { putInOutbox } from '../mail/put-in-outbox.ts';
import { emptyWriteAheadLog, removeCopies } from '../storage/forget-erased.ts';
import { GroupCommit } from '../storage/group-commit.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';
import { trimQuarantine } from './erase-enquiries.ts';

/** Reason for which an enquiry is quarantined instead of mailed. */
export type Suspicion = 'robot' | 'other-origin' | 'too-many';

/** An enquiry to store. With a suspicion, it goes to quarantine. */
interface Arrival {
  enquiry: Enquiry;
  suspicion: Suspicion | undefined;
}

/**
 * - `kept`: the enquiry is on disk, in the outbox or in quarantine;
 * - `known`: the enquiry was accepted before, and nothing is added;
 * - `other-words`: the reference belongs to an enquiry with other content, and nothing is added.
 */
type KeepResult = 'kept' | 'known' | 'other-words';

/** Stores enquiries. When a method resolves, its data is on disk. */
export class EnquiryStore {
  readonly #storage: Storage;
  readonly #arrivals = new GroupCommit((arrivals: readonly Arrival[]) => this.#write(arrivals));
  readonly #onAccepted: () => void;
  readonly #onDropped: (references: string[]) => void;
  readonly #hasWebhook: boolean;

  /**
   * @param onAccepted called when there is new mail in the outbox
   * @param onDropped receives references of enquiries deleted from quarantine, because it is full or they are too old
   * @param hasWebhook whether enquiries are also posted to a webhook
   */
  constructor(
    storage: Storage,
    {
      onAccepted,
      onDropped,
      hasWebhook = false,
    }: { onAccepted: () => void; onDropped: (references: string[]) => void; hasWebhook?: boolean },
  ) {
    this.#hasWebhook = hasWebhook;
    this.#storage = storage;
    this.#onAccepted = onAccepted;
    this.#onDropped = onDropped;
  }

  /**
   * Stores an enquiry. The reference is an idempotency key: an enquiry that is sent again is stored once, even if another process
   * receives it. A quarantined enquiry that is sent again without a suspicion leaves quarantine.
   * With a suspicion, it also deletes what is above the bounds of quarantine, and calls `onDropped`.
   * @throws OverloadedError, or the database's error; then nothing is stored
   */
  async keep(enquiry: Enquiry, suspicion?: Suspicion): Promise<KeepResult> {
    const result = await this.#arrivals.add({ enquiry, suspicion });
    if (result === 'kept' && !suspicion) this.#onAccepted();
    return result;
  }

  /** Deletes enquiries that were in quarantine for too long. If there were any, also deletes the copies that restores have kept. */
  async forgetOldSuspects(dataDir: string): Promise<void> {
    const dropped = await this.#storage.db.transaction().execute((db) => trimQuarantine(db));
    if (dropped.length > 0) {
      this.#onDropped(dropped);
      await removeCopies(this.#storage, dataDir);
    }
    await emptyWriteAheadLog(this.#storage);
  }

  async #write(arrivals: readonly Arrival[]): Promise<KeepResult[]> {
    const { results, dropped } = await this.#storage.db.transaction().execute(async (db) => {
      const fresh = await insertFresh(db, arrivals);
      const { results, released } = await releaseRepeated(db, arrivals, fresh);
      const accepted = [...fresh].filter(({ suspicion }) => !suspicion).map(({ enquiry }) => enquiry.reference);
      await putInOutbox(db, [...accepted, ...released], this.#hasWebhook);
      const suspects = [...fresh].some(({ suspicion }) => suspicion);
      return { results, dropped: suspects ? await trimQuarantine(db) : [] };
    });
    if (dropped.length > 0) this.#onDropped(dropped);
    return results;
  }
}

/**
 * Inserts the arrivals with new references.
 * @returns the inserted arrivals; if several share a reference, the first
 */
async function insertFresh(db: Transaction<Schema>, arrivals: readonly Arrival[]): Promise<Set<Arrival>> {
  const firsts = new Map<string, Arrival>();
  for (const arrival of arrivals) if (!firsts.has(arrival.enquiry.reference)) firsts.set(arrival.enquiry.reference, arrival);
  // The same lock order in every process avoids deadlocks between inserts of the same references.
  const ordered = [...firsts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, arrival]) => arrival);
  const inserted = await db
    .insertInto('enquiries')
    .values(ordered.map(rowOf))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .execute();
  return new Set(inserted.map(({ reference }) => firsts.get(reference) as Arrival));
}

function rowOf({ enquiry, suspicion }: Arrival) {
  const { receivedAt, ...kept } = enquiry;
  return {
    ...kept,
    received_at: receivedAt,
    state: suspicion ? ('quarantined' as const) : ('accepted' as const),
    reason: suspicion ?? null,
    bytes: Buffer.byteLength(fieldNames.map((name) => enquiry[name] ?? '').join('')),
  };
}

/**
 * Looks up the stored enquiry of each arrival that was not inserted. Releases it from quarantine if the arrival has no suspicion.
 * @returns the result of each arrival, and the references that leave quarantine
 */
async function releaseRepeated(db: Transaction<Schema>, arrivals: readonly Arrival[], fresh: ReadonlySet<Arrival>) {
  const repeated = arrivals.filter((arrival) => !fresh.has(arrival)).map(({ enquiry }) => enquiry.reference);
  const rows =
    repeated.length === 0
      ? []
      : await db.selectFrom('enquiries').select(['reference', 'fingerprint', 'state']).where('reference', 'in', repeated).execute();
  const stored = new Map(rows.map((row) => [row.reference, row]));
  const released = new Set<string>();
  const results = arrivals.map((arrival): KeepResult => {
    const { reference, fingerprint } = arrival.enquiry;
    const earlier = stored.get(reference);
    if (fresh.has(arrival) || !earlier) return 'kept';
    if (earlier.fingerprint !== fingerprint) return 'other-words';
    if (earlier.state === 'accepted' || released.has(reference)) return 'known';
    if (!arrival.suspicion) released.add(reference);
    return 'kept';
  });
  if (released.size > 0)
    await db
      .updateTable('enquiries')
      .set({ state: 'accepted' })
      .where('reference', 'in', [...released])
      .execute();
  return { results, released };
}

/** A visitor's enquiry as it is stored and mailed. All texts are well-formed Unicode without control characters. */
interface Enquiry extends EnquiryWords {
  reference: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Hash of the visitor's words. */
  fingerprint: string;
}

/**
 * Makes an enquiry from a request.
 * @param params unnormalised, within the API's bounds
 * @param reference from the browser. Without JavaScript it is undefined, and a reference is derived from words and day, so that a
 * form sent twice is one enquiry
 */
export function enquiryFrom(params: TemplateParams, reference: string | undefined, now = Date.now()): Enquiry {
  const words = eachField((_, { control, type, isRequired }) => {
    const raw = (params[control as ControlName] ?? '').toWellFormed();
    const text = cleanField(control as ControlName, type === 'paragraphs' ? paragraphs(raw) : raw);
    return !isRequired && (text === '' || text === notProvided) ? null : text;
  }) as EnquiryWords;
  const fingerprint = hash(JSON.stringify(Object.values(words))).toString('hex');
  const day = Math.floor(now / DAY);
  return { ...words, fingerprint, receivedAt: now, reference: reference ?? makeReference(hash(`${fingerprint} ${day}`)) };
}

/** Keeps line breaks and tabs, and removes other control characters. PostgreSQL cannot store NUL. */
export function paragraphs(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
