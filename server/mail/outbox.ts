import { randomUUID } from 'node:crypto';
import { type EnquiryWords, fieldNames } from '../../content/enquiry-fields.ts';
import { GroupCommit } from '../storage/group-commit.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { RecipientOutcome } from './mailbox.ts';
import type { Notice } from './put-notice.ts';
import { longestWait } from './retry-schedule.ts';
import { type Outcome, writeOutcome } from './write-outcome.ts';

/** A piece of mail that a worker has taken, with the enquiry that it is about, or the notice that it is. */
export type ClaimedMail = {
  id: string;
  /** Of this taking; whoever takes it after the lease has ended gets another. */
  lease: string;
  attempts: number;
  edition: number;
  /** Recipients who have the mail, or have refused it for good. */
  settled: ReadonlySet<string>;
} & ({ enquiry: MailedEnquiry; notice?: undefined } | { notice: Notice; enquiry?: undefined });

export interface MailedEnquiry extends EnquiryWords {
  reference: string;
  receivedAt: number;
  /** Messages that lie in quarantine as it is mailed. */
  quarantined?: number;
}

/** A worker that has not reported by then is taken for dead; in milliseconds. Longer than any attempt lasts (smtp-mailbox.ts). */
export const leaseDuration = 120_000;
/** How far the clocks of several machines may differ, in milliseconds (docs/running.md). */
const clockSkew = 60_000;

/** The queue of mail, or of webhooks. Any number of processes take from it; no two have the same one at once. */
export class Outbox {
  readonly #storage: Storage;
  /** Typed as the one of both that has more columns. */
  readonly #table: 'outbox';
  readonly #outcomes = new GroupCommit((outcomes: readonly Outcome[]) => this.#write(outcomes));

  constructor(storage: Storage, table: 'outbox' | 'webhooks' = 'outbox') {
    this.#storage = storage;
    this.#table = table as 'outbox';
  }

  /** Takes what is due, the longest waiting first. @param most how many at most */
  async claim(most: number, now = Date.now()): Promise<ClaimedMail[]> {
    const fresh = await this.#claim('waiting', most, now);
    return fresh.length < most ? [...fresh, ...(await this.#claim('partial', most - fresh.length, now))] : fresh;
  }

  async #claim(state: 'waiting' | 'partial', most: number, now: number): Promise<ClaimedMail[]> {
    const { db, engine } = this.#storage;
    const lease = randomUUID();
    const due = db
      .selectFrom(this.#table)
      .select('id')
      .where('state', '=', state)
      // Nothing waits longer than the schedule lets it: a date beyond that was written before a clock was set back.
      .where((match) => match.or([match('due_at', '<=', now), match('due_at', '>', now + longestWait + clockSkew)]))
      .orderBy('due_at')
      .limit(most)
      // SQLite has one writer at a time and needs no locks on rows.
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

  /** Notes that every recipient has the mail, or has refused it for good. */
  async delivered(claimed: ClaimedMail, recipients: readonly RecipientOutcome[] = []): Promise<void> {
    const error = recipients.find(({ state }) => state === 'refused')?.error ?? null;
    await this.#outcomes.add({ claimed, became: 'delivered', recipients, error });
  }

  /** Notes that the mail is written to disk and nobody is mailed. */
  async kept(claimed: ClaimedMail): Promise<void> {
    await this.#outcomes.add({ claimed, became: 'kept' });
  }

  /** Notes that some have the mail, and when the others are tried again, in milliseconds since 1970. */
  async partlyDelivered(claimed: ClaimedMail, recipients: readonly RecipientOutcome[], next: number): Promise<void> {
    const error = recipients.find(({ state }) => state === 'waiting')?.error ?? null;
    await this.#outcomes.add({ claimed, became: 'partial', recipients, next, error });
  }

  /**
   * Gives mail back that did not leave.
   * @param next when to try again, in milliseconds since 1970; `never` gives it up, and keeps it as failed if nobody has it
   */
  async returned(claimed: ClaimedMail, next: number | 'never', error: string): Promise<void> {
    await this.#outcomes.add(next === 'never' ? { claimed, became: 'given-up', error } : { claimed, became: 'returned', next, error });
  }

  /** When the next mail falls due; undefined while nothing waits. */
  async nextDue(): Promise<number | undefined> {
    const [waiting, partial] = await Promise.all([this.#firstDue('waiting'), this.#firstDue('partial')]);
    return waiting === undefined || partial === undefined ? (waiting ?? partial) : Math.min(waiting, partial);
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
      .select(['id', 'created_at as createdAt', 'subject', 'text', 'html'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, { ...row, kind: 'overview' }]));
  }

  async #write(outcomes: readonly Outcome[]): Promise<undefined[]> {
    await this.#storage.db.transaction().execute(async (db) => {
      for (const outcome of [...outcomes].sort((one, other) => (one.claimed.id < other.claimed.id ? -1 : 1)))
        await writeOutcome(db, this.#table, outcome);
    });
    return outcomes.map(() => undefined);
  }
}
