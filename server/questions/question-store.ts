import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { DAY, dayOf } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';
import { RowCounter } from '../storage/row-counter.ts';
import type { Schema } from '../storage/schema.ts';
import { normaliseQuestion } from './normalise-question.ts';

/** Room for them, so that nobody fills the disk; in rows and days. */
export const questionBounds = { rows: 5_000, days: 90 } as const;
/** Questions that wait in memory, and how long, in milliseconds: one write for many. */
const MOST_WAITING = 500;
const WAIT = 5_000;

/** The tables, each with its primary key. Beside it they have `times`. */
const keys = {
  chat_unanswered: ['day', 'question'],
  search_missed: ['day', 'question'],
  chat_verdicts: ['day', 'page', 'verdict', 'question'],
} as const;
export type QuestionTable = keyof typeof keys;

/** What `chat_verdicts` has beside a question. */
type Judged = Pick<Schema['chat_verdicts'], 'page' | 'verdict'>;

/**
 * Keeps what visitors asked in vain, or were not helped with: the words and how often on a day, never by whom. What waits in memory is
 * lost if the process is killed; no visitor was promised anything about it.
 */
export class QuestionStore {
  /** The types of the table with the most columns stand for all. */
  readonly #table: 'chat_verdicts';
  readonly #db: Storage['db'];
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #now: () => number;
  /** By whose clocks days begin. */
  readonly #timeZone: string;
  readonly #waiting = new RowCounter<Partial<Judged> & { question: string }>(MOST_WAITING);
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(table: QuestionTable, { db }: Storage, log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = Date.now, timeZone = 'UTC') {
    this.#table = table as 'chat_verdicts';
    this.#db = db;
    this.#log = log;
    this.#now = now;
    this.#timeZone = timeZone;
  }

  /**
   * Notes a question; never waits, never throws. When too many different ones wait already, it is dropped.
   * @param judged for `chat_verdicts`: counts without a question too
   */
  note(question: string, judged?: Judged): void {
    const asked = normaliseQuestion(question);
    if (asked === '' && !judged) return;
    this.#waiting.add({ ...judged, question: asked });
    this.#timer ??= setTimeout(() => void this.flush(), WAIT).unref();
  }

  /** Writes what waits. What cannot be written is dropped, and the log says so: visitors are not to feel it. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing
      .then(() => this.#write())
      .catch((err) => this.#log.warn({ err, table: this.#table }, 'questions asked in vain could not be kept'));
    return this.#writing;
  }

  async #write(): Promise<void> {
    const rows = this.#waiting.take();
    if (rows.length === 0) return;
    const day = dayOf(this.#now(), this.#timeZone);
    const table = this.#table;
    const columns = keys[table];
    const key = sql.join(columns.map((column) => sql.ref(column)));
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto(table)
        .values(rows.map(({ row, count }) => ({ day, ...(row as typeof row & Judged), times: count })))
        .onConflict((conflict) =>
          conflict.columns(columns).doUpdateSet((set) => ({ times: set(`${table}.times`, '+', set.ref('excluded.times')) })),
        )
        .execute();
      await db
        .deleteFrom(table)
        .where('day', '<', dayOf(this.#now() - questionBounds.days * DAY, this.#timeZone))
        .execute();
      // Asked once and long ago makes way first.
      await sql`delete from ${sql.table(table)} where (${key}) in (
        select ${key} from ${sql.table(table)} order by times desc, day desc, ${key} limit ${Number.MAX_SAFE_INTEGER} offset ${questionBounds.rows}
      )`.execute(db);
    });
  }
}
