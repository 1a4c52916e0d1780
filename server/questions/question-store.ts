import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { maxQuestionLength } from '../../shared/api/chat.ts';
import { DAY, dayOf } from '../../shared/format/days.ts';
import { RowCounter } from '../storage/group-commit.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';

/** Limits of stored rows and days, so that nobody fills the disk. */
export const questionBounds = { rows: 5_000, days: 90 } as const;
/** Limit of questions waiting in memory, and the interval of writing them, in milliseconds. */
const MOST_WAITING = 500;
const INTERVAL = 5_000;

/** Tables with their primary keys. Each also has `times`. */
const keys = {
  chat_unanswered: ['day', 'question'],
  search_missed: ['day', 'question'],
  chat_verdicts: ['day', 'page', 'verdict', 'question'],
} as const;
export type QuestionTable = keyof typeof keys;

/** Further key columns of `chat_verdicts`. */
type Judged = Pick<Schema['chat_verdicts'], 'page' | 'verdict'>;

/**
 * Stores questions that were not found or not helpful: text and count per day, without identity. Waiting questions are
 * lost if the process is killed, which is acceptable.
 */
export class QuestionStore {
  /** Any of the tables, typed as the table with the most columns. */
  readonly #table: 'chat_verdicts';
  readonly #db: Storage['db'];
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #now: () => number;
  /** Time zone of days. */
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
   * Counts a question without waiting or throwing. The question is dropped if too many distinct questions are waiting.
   * @param judged verdict, for `chat_verdicts`, where the question may be empty
   */
  note(question: string, judged?: Judged): void {
    const normalised = normaliseQuestion(question);
    if (normalised === '' && !judged) return;
    this.#waiting.add({ ...judged, question: normalised });
    this.#timer ??= setTimeout(() => void this.flush(), INTERVAL).unref();
  }

  /** Writes waiting questions. If that fails, the questions are dropped, and the error is logged. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing
      .then(() => this.#write())
      .catch((err) => this.#log.warn({ err, table: this.#table }, 'unanswered questions could not be stored'));
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
      // Rare and old questions are deleted first.
      await sql`delete from ${sql.table(table)} where (${key}) in (
        select ${key} from ${sql.table(table)} order by times desc, day desc, ${key} limit ${Number.MAX_SAFE_INTEGER} offset ${questionBounds.rows}
      )`.execute(db);
    });
  }
}

/** Patterns of personal data with their replacements. */
const personal: readonly [RegExp, string][] = [
  [/(?<![^\s@<>()[\],;:"])[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+/gu, '[e-mail]'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  // Seven or more digits in any grouping: phone, account and order numbers.
  [/[+(]{0,2}\p{Nd}(?:[\s()./-]{0,3}\p{Nd}){6,}/gu, '[number]'],
];

/**
 * Normalises a question for storage: masks personal data, so that equal questions
 * count together, and removes characters that a database refuses.
 */
export function normaliseQuestion(question: string): string {
  let text = question
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\p{Cc}|\p{Cf}/gu, ' ');
  for (const [pattern, replacement] of personal) text = text.replace(pattern, replacement);
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s?!.,]+|(?<![\s?!.,])[\s?!.,]+$/g, '')
    .slice(0, maxQuestionLength);
}
