import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayOf } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';

/** `visitor-spent`: this visitor has used up today's calls; `day-spent`: all visitors together have used up the day's. */
export type Permit = 'granted' | 'visitor-spent' | 'day-spent';

export interface ChatLimits {
  /** Calls per day. */
  daily: number;
  /** Calls per day and visitor. */
  visitorDaily: number;
}

/**
 * Counts calls to the model. Counts are in the database, so they survive restarts and all processes share them. Days are UTC.
 * Visitors are stored as hashes with a daily salt, which is deleted with the day.
 */
export class ChatBudget {
  readonly #db: Storage['db'];
  readonly #limits: ChatLimits;
  readonly #now: () => number;
  #spentDay = '';
  #today: { day: string; salt: Promise<string> } | undefined;

  constructor({ db }: Storage, limits: ChatLimits, now: () => number = Date.now) {
    this.#db = db;
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Takes one call from the budget before it is made. Failed calls count too.
   * @param address the visitor's address as used by rate limits
   * @throws the database's error: the call must not be made then
   */
  async take(address: string): Promise<Permit> {
    const day = dayOf(this.#now());
    if (this.#spentDay === day) return 'day-spent';
    const visitor = createHmac('sha256', await this.#saltOf(day))
      .update(address)
      .digest('hex')
      .slice(0, 32);
    const permit = await this.#count(day, visitor);
    // The day is remembered, so that further questions of today need no query.
    if (permit === 'day-spent') this.#spentDay = day;
    return permit;
  }

  #count(day: string, visitor: string): Promise<Permit> {
    const { daily, visitorDaily } = this.#limits;
    if (visitorDaily === 0) return Promise.resolve('visitor-spent');
    return this.#db.transaction().execute(async (db) => {
      // The visitor's row is locked first, because all visitors contend for the day's row.
      const visitorCalls = await db
        .insertInto('chat_visitors')
        .values({ day, visitor, calls: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'visitor'])
            .doUpdateSet((set) => ({ calls: set('chat_visitors.calls', '+', 1) }))
            .where('chat_visitors.calls', '<', visitorDaily),
        )
        .returning('calls')
        .executeTakeFirst();
      if (!visitorCalls) return 'visitor-spent';
      const dayCalls = await db
        .updateTable('chat_days')
        .set((set) => ({ calls: set('calls', '+', 1) }))
        .where('day', '=', day)
        .where('calls', '<', daily)
        .returning('calls')
        .executeTakeFirst();
      return dayCalls ? 'granted' : 'day-spent';
    });
  }

  #saltOf(day: string): Promise<string> {
    if (this.#today?.day !== day) {
      const salt = this.#beginDay(day);
      this.#today = { day, salt };
      salt.catch(() => {
        this.#today = undefined;
      });
    }
    return this.#today.salt;
  }

  /** Creates or reads the day's salt, which all processes share, and deletes past days. */
  #beginDay(day: string): Promise<string> {
    return this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('chat_days')
        .values({ day, salt: randomBytes(32).toString('hex'), calls: 0 })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute();
      await forgetPastDays(db, day);
      const { salt } = await db.selectFrom('chat_days').select('salt').where('day', '=', day).executeTakeFirstOrThrow();
      return salt;
    });
  }
}

/**
 * Deletes visitors' hashes and salts of past days, after which calls cannot be traced to anybody.
 * @param day today, such as 2026-11-20
 */
export async function forgetPastDays(db: Kysely<Schema>, day: string): Promise<void> {
  await db.deleteFrom('chat_visitors').where('day', '<', day).execute();
  await db.deleteFrom('chat_days').where('day', '<', day).execute();
}
