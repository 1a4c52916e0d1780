import type { FastifyBaseLogger } from 'fastify';
import { DAY, dayOf } from '../../format/days.ts';
import type { Storage } from '../storage/open-storage.ts';
import { normaliseQuestion } from './normalise-question.ts';

/** Room for them, so that nobody fills the disk; in rows and days. */
export const questionBounds = { rows: 5_000, days: 90 } as const;
/** Questions that wait in memory, and how long, in milliseconds: one write for many. */
const MOST_WAITING = 500;
const WAIT = 5_000;
/** Tables of one shape: a day, a text and how often. */
export type QuestionTable = 'chat_unanswered' | 'search_missed';

/**
 * Keeps what visitors asked in vain: the words and how often they were asked on a day, never by whom. What waits in memory is lost
 * if the process is killed; no visitor was promised anything about it.
 */
export class QuestionStore {
  /** The types of one table stand for all: they have the same columns. */
  readonly #table: 'chat_unanswered';
  readonly #db: Storage['db'];
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #now: () => number;
  /** By whose clocks days begin. */
  readonly #timeZone: string;
  readonly #waiting = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(table: QuestionTable, { db }: Storage, log: Pick<FastifyBaseLogger, 'warn'>, now: () => number = Date.now, timeZone = 'UTC') {
    this.#table = table as 'chat_unanswered';
    this.#db = db;
    this.#log = log;
    this.#now = now;
    this.#timeZone = timeZone;
  }

  /** Notes a question; never waits, never throws. When too many different ones wait already, it is dropped. */
  note(question: string): void {
    const asked = normaliseQuestion(question);
    if (asked === '' || (this.#waiting.size >= MOST_WAITING && !this.#waiting.has(asked))) return;
    this.#waiting.set(asked, (this.#waiting.get(asked) ?? 0) + 1);
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
    // In one order in every process, so that two never wait for one another.
    const rows = [...this.#waiting].sort(([one], [other]) => (one < other ? -1 : 1));
    this.#waiting.clear();
    if (rows.length === 0) return;
    const day = dayOf(this.#now(), this.#timeZone);
    const table = this.#table;
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto(table)
        .values(rows.map(([question, times]) => ({ day, question, times })))
        .onConflict((conflict) =>
          conflict.columns(['day', 'question']).doUpdateSet((set) => ({ times: set(`${table}.times`, '+', set.ref('excluded.times')) })),
        )
        .execute();
      await db
        .deleteFrom(table)
        .where('day', '<', dayOf(this.#now() - questionBounds.days * DAY, this.#timeZone))
        .execute();
      // Asked once and long ago makes way first.
      await db
        .deleteFrom(table)
        .where((row) =>
          row(
            row.refTuple('day', 'question'),
            'in',
            row
              .selectFrom(table)
              .select(['day', 'question'])
              .orderBy('times', 'desc')
              .orderBy('day', 'desc')
              .orderBy('question')
              .limit(Number.MAX_SAFE_INTEGER)
              .offset(questionBounds.rows)
              .$asTuple('day', 'question'),
          ),
        )
        .execute();
    });
  }
}
