import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';
import { forgetPastDays } from './forget-past-days.ts';

/** `visitor-spent`: this visitor has had their calls of today; `day-spent`: everybody has. */
export type Permit = 'granted' | 'visitor-spent' | 'day-spent';

export interface ChatLimits {
  /** Calls to the model in a day. */
  daily: number;
  /** Of these, calls for one visitor. */
  visitorDaily: number;
}

/**
 * Counts calls to the model in the database, so that a restart gives nobody a second budget and several processes share one. Days are UTC.
 * Visitors are kept as hashes with the day's salt, which goes with the day.
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
   * Takes one call, before it is made: calls that fail have been made too.
   * @param address the visitor's, as the rate limit counts it
   * @throws what the database throws: then the call must not be made
   */
  async take(address: string): Promise<Permit> {
    const day = dayOf(this.#now());
    if (this.#spentDay === day) return 'day-spent';
    const visitor = createHmac('sha256', await this.#saltOf(day))
      .update(address)
      .digest('hex')
      .slice(0, 32);
    const permit = await this.#count(day, visitor);
    // From here on questions of today cost no query.
    if (permit === 'day-spent') this.#spentDay = day;
    return permit;
  }

  #count(day: string, visitor: string): Promise<Permit> {
    const { daily, visitorDaily } = this.#limits;
    if (visitorDaily === 0) return Promise.resolve('visitor-spent');
    return this.#db.transaction().execute(async (db) => {
      // The visitor first: everybody waits for the day's row, so it is held for the shortest time.
      const ofVisitor = await db
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
      if (!ofVisitor) return 'visitor-spent';
      const ofAll = await db
        .updateTable('chat_days')
        .set((set) => ({ calls: set('calls', '+', 1) }))
        .where('day', '=', day)
        .where('calls', '<', daily)
        .returning('calls')
        .executeTakeFirst();
      return ofAll ? 'granted' : 'day-spent';
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

  /** Of several processes one makes the salt, and all use it. Past days go. */
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
