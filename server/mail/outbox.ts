import { randomUUID } from 'node:crypto';
import { type EnquiryWords, fieldNames } from '../../content/enquiry-fields.ts';
import { GroupCommit } from '../storage/group-commit.ts';
import type { Storage } from '../storage/open-storage.ts';
import { longestRetryAfter, longestWait, maxHurriedAttempts, type RecipientOutcome, receiverGone } from './mailbox.ts';
import type { Notice } from './put-in-outbox.ts';
import { type AttemptOutcome, writeOutcome } from './write-outcome.ts';

/** Claimed mail, with its enquiry or its notice. */
export type ClaimedMail = {
  id: string;
  /** Id of this claim. A claim after the lease has expired gets another id. */
  lease: string;
  attempts: number;
  edition: number;
  /** Recipients who have the mail, or refused it for good. */
  settled: ReadonlySet<string>;
} & ({ enquiry: MailedEnquiry; notice?: undefined } | { notice: Notice; enquiry?: undefined });

export interface MailedEnquiry extends EnquiryWords {
  reference: string;
  receivedAt: number;
  /** Number of enquiries in quarantine when the e-mail is composed. */
  quarantined?: number;
}

/** Lease, in milliseconds, after which a worker counts as dead. Longer than any attempt (smtp-mailbox.ts). */
export const leaseDuration = 120_000;
/** Largest tolerated difference between clocks of several machines, in milliseconds (docs/running.md). */
const clockSkew = 60_000;

/** Queue of mail, or of webhook events. Any number of processes claim items, and each item has one lease at a time. */
export class Outbox {
  readonly #storage: Storage;
  /** `outbox` or `webhooks`, typed as the table with more columns. */
  readonly #table: 'outbox';
  readonly #isWebhooks: boolean;
  readonly #outcomes = new GroupCommit((outcomes: readonly AttemptOutcome[]) => this.#write(outcomes));

  constructor(storage: Storage, table: 'outbox' | 'webhooks' = 'outbox') {
    this.#storage = storage;
    this.#table = table as 'outbox';
    this.#isWebhooks = table === 'webhooks';
  }

  /**
   * Claims due items, the longest waiting first.
   * @param most maximum number
   */
  async claim(most: number, now = Date.now()): Promise<ClaimedMail[]> {
    if (await this.#rests()) return [];
    const fresh = await this.#claim('waiting', most, now);
    return fresh.length < most ? [...fresh, ...(await this.#claim('partial', most - fresh.length, now))] : fresh;
  }

  async #claim(state: 'waiting' | 'partial', most: number, now: number): Promise<ClaimedMail[]> {
    const { db, engine } = this.#storage;
    const lease = randomUUID();
    const longest = this.#isWebhooks ? longestRetryAfter : longestWait;
    const due = db
      .selectFrom(this.#table)
      .select('id')
      .where('state', '=', state)
      // A due date beyond the longest backoff was written before the clock was set back.
      .where((match) => match.or([match('due_at', '<=', now), match('due_at', '>', now + longest + clockSkew)]))
      .orderBy('due_at')
      .limit(most)
      // SQLite has one writer at a time and needs no row locks.
      .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
    const taken = await db
      .updateTable(this.#table)
      .set((update) => ({ lease, due_at: now + leaseDuration, attempts: update('attempts', '+', 1) }))
      .where('id', 'in', due)
      .returning(['id', 'attempts', 'edition'])
      .execute();
    if (taken.length === 0) return [];
    const ids = taken.map(({ id }) => id);
    const enquiries = await db
      .selectFrom('enquiries')
      .select(['reference', 'received_at as receivedAt', ...fieldNames])
      .where('reference', 'in', ids)
      .execute();
    const { quarantined } = await db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.countAll<number>().as('quarantined'))
      .where('state', '=', 'quarantined')
      .executeTakeFirstOrThrow();
    const enquiryOf = new Map(enquiries.map((row) => [row.reference, { ...row, quarantined: Number(quarantined) }]));
    const noticeOf = enquiryOf.size < ids.length ? await this.#notices(ids) : new Map<string, Notice>();
    const settledOf = state === 'partial' ? await this.#settled(taken) : new Map<string, ReadonlySet<string>>();
    return taken.flatMap(({ id, attempts, edition }): ClaimedMail[] => {
      const mail = { id, lease, attempts, edition, settled: settledOf.get(id) ?? new Set<string>() };
      const enquiry = enquiryOf.get(id);
      if (enquiry) return [{ ...mail, enquiry }];
      const notice = noticeOf.get(id);
      return notice ? [{ ...mail, notice }] : [];
    });
  }

  /** Records that every recipient has the mail, or refused it for good. */
  async delivered(claimed: ClaimedMail, recipients: readonly RecipientOutcome[] = []): Promise<void> {
    const error = recipients.find(({ state }) => state === 'refused')?.error ?? null;
    await this.#outcomes.add({ claimed, became: 'delivered', recipients, error });
  }

  /** Records that the mail is written to disk only. */
  async kept(claimed: ClaimedMail): Promise<void> {
    await this.#outcomes.add({ claimed, became: 'kept' });
  }

  /**
   * Records that some recipients have the mail.
   * @param next time of the next attempt for the other recipients, in milliseconds since 1970
   */
  async partlyDelivered(claimed: ClaimedMail, recipients: readonly RecipientOutcome[], next: number): Promise<void> {
    const error = recipients.find(({ state }) => state === 'waiting')?.error ?? null;
    await this.#outcomes.add({ claimed, became: 'partial', recipients, next, error });
  }

  /**
   * Returns undelivered mail to the queue.
   * @param next time of the next attempt, in milliseconds since 1970; `never` gives up, and the mail counts as failed if nobody has it
   */
  async returned(claimed: ClaimedMail, next: number | 'never', error: string): Promise<void> {
    await this.#outcomes.add(next === 'never' ? { claimed, became: 'given-up', error } : { claimed, became: 'returned', next, error });
  }

  /**
   * Makes everything due that waits after a failed attempt, because the other side works again.
   * @param states `partial` mail waits for single recipients
   */
  async makeDue(states: readonly ('waiting' | 'partial')[], now = Date.now()): Promise<void> {
    const { db, engine } = this.#storage;
    const waiting = db
      .selectFrom(this.#table)
      .select('id')
      .where('state', 'in', states)
      .where('due_at', '>', now)
      .where('lease', 'is', null)
      .where('attempts', '>', 0)
      .where('attempts', '<=', maxHurriedAttempts)
      .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
    await db.updateTable(this.#table).set({ due_at: now }).where('id', 'in', waiting).execute();
  }

  /** Returns when the next item is due; undefined if none waits, or the receiver wants nothing more. */
  async nextDue(): Promise<number | undefined> {
    if (await this.#rests()) return undefined;
    const [waiting, partial] = await Promise.all([this.#firstDue('waiting'), this.#firstDue('partial')]);
    return waiting === undefined || partial === undefined ? (waiting ?? partial) : Math.min(waiting, partial);
  }

  async #rests(): Promise<boolean> {
    return this.#isWebhooks && (await isReceiverGone(this.#storage));
  }

  async #firstDue(state: 'waiting' | 'partial'): Promise<number | undefined> {
    const { db } = this.#storage;
    const row = await db.selectFrom(this.#table).select('due_at').where('state', '=', state).orderBy('due_at').limit(1).executeTakeFirst();
    return row?.due_at;
  }

  async #settled(mails: readonly { id: string; edition: number }[]): Promise<Map<string, ReadonlySet<string>>> {
    const rows = await this.#storage.db
      .selectFrom('recipients')
      .select(['id', 'edition', 'address'])
      .where(
        'id',
        'in',
        mails.map(({ id }) => id),
      )
      .where('state', '!=', 'waiting')
      .execute();
    const addresses = ({ id, edition }: { id: string; edition: number }) =>
      rows.filter((row) => row.id === id && row.edition === edition).map(({ address }) => address);
    return new Map(mails.map((mail) => [mail.id, new Set(addresses(mail))]));
  }

  async #notices(ids: readonly string[]): Promise<Map<string, Notice>> {
    const rows = await this.#storage.db
      .selectFrom('notices')
      .select(['id', 'created_at as createdAt', 'subject', 'text'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  async #write(outcomes: readonly AttemptOutcome[]): Promise<undefined[]> {
    await this.#storage.db.transaction().execute(async (db) => {
      for (const outcome of [...outcomes].sort((one, other) => (one.claimed.id < other.claimed.id ? -1 : 1)))
        await writeOutcome(db, this.#table, outcome);
    });
    return outcomes.map(() => undefined);
  }
}

/** Returns whether the webhook's receiver wants nothing more (410), until a person sends again what failed. */
export async function isReceiverGone({ db }: Storage): Promise<boolean> {
  const refused = db.selectFrom('webhooks').select('id').where('state', '=', 'failed').where('last_error', '=', receiverGone);
  return (await refused.limit(1).executeTakeFirst()) !== undefined;
}
