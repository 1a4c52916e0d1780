import { randomUUID } from 'node:crypto';
import { type EnquiryWords, fieldNames } from '../../content/enquiry-fields.ts';
import { GroupCommit } from '../storage/group-commit.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Notice } from './notice.ts';

/** A piece of mail that a worker has taken, with the enquiry that it is about, or the notice that it is. */
export type ClaimedMail = {
  id: string;
  /** Of this taking; whoever takes it after the lease has ended gets another. */
  lease: string;
  attempts: number;
  edition: number;
} & ({ enquiry: MailedEnquiry; notice?: undefined } | { notice: Notice; enquiry?: undefined });

export interface MailedEnquiry extends EnquiryWords {
  reference: string;
  receivedAt: number;
  /** Messages that lie in quarantine as it is mailed. */
  quarantined?: number;
}

/** What came of an attempt. */
interface Outcome {
  claimed: ClaimedMail;
  /** When to try again; `never` gives up. Left out when it was delivered. */
  next?: number | 'never';
  error?: string;
}

/** A worker that has not reported by then is taken for dead; in milliseconds. Longer than any attempt lasts (smtp-mailbox.ts). */
export const leaseDuration = 120_000;

/** The queue of mail. Any number of processes take from it; no two have the same mail at once. */
export class Outbox {
  readonly #storage: Storage;
  readonly #outcomes = new GroupCommit((outcomes: readonly Outcome[]) => this.#write(outcomes));

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Takes what is due, the longest waiting first. @param most how many at most */
  async claim(most: number, now = Date.now()): Promise<ClaimedMail[]> {
    const { db, engine } = this.#storage;
    const lease = randomUUID();
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(most)
      // SQLite has one writer at a time and needs no locks on rows.
      .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
    const taken = await db
      .updateTable('outbox')
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
    return taken.flatMap(({ id, attempts, edition }): ClaimedMail[] => {
      const enquiry = enquiryOf.get(id);
      if (enquiry) return [{ id, lease, attempts, edition, enquiry }];
      const notice = noticeOf.get(id);
      return notice ? [{ id, lease, attempts, edition, notice }] : [];
    });
  }

  /** Notes that the mail is in the mailbox. */
  async delivered(claimed: ClaimedMail): Promise<void> {
    await this.#outcomes.add({ claimed });
  }

  /**
   * Gives mail back that did not leave.
   * @param next when to try again, in milliseconds since 1970; `never` keeps it as failed
   */
  async returned(claimed: ClaimedMail, next: number | 'never', error: string): Promise<void> {
    await this.#outcomes.add({ claimed, next, error });
  }

  /** When the next mail falls due; undefined while nothing waits. */
  async nextDue(): Promise<number | undefined> {
    const row = await this.#storage.db
      .selectFrom('outbox')
      .select('due_at')
      .where('state', '=', 'waiting')
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    return row?.due_at;
  }

  async #notices(ids: readonly string[]): Promise<Map<string, Notice>> {
    const rows = await this.#storage.db
      .selectFrom('notices')
      .select(['id', 'created_at as createdAt', 'subject', 'text', 'html'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, { ...row, kind: 'overview' }]));
  }

  async #write(outcomes: readonly Outcome[]): Promise<undefined[]> {
    await this.#storage.db.transaction().execute(async (db) => {
      for (const { claimed, next, error } of [...outcomes].sort((one, other) => (one.claimed.id < other.claimed.id ? -1 : 1))) {
        const row = db.updateTable('outbox').where('id', '=', claimed.id).where('state', '=', 'waiting');
        // What is delivered is delivered, even if the lease has ended; but a wish to have it sent once more, made meanwhile, stands.
        const done = row
          .set({ state: 'delivered', delivered_at: Date.now(), lease: null, last_error: null })
          .where('edition', '=', claimed.edition);
        const again = row.where('lease', '=', claimed.lease);
        if (next === undefined) await done.execute();
        else if (next === 'never') await again.set({ state: 'failed', lease: null, last_error: error ?? null }).execute();
        else await again.set({ due_at: next, lease: null, last_error: error ?? null }).execute();
      }
    });
    return outcomes.map(() => undefined);
  }
}
