import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Verdict } from '../../shared/api/chat.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { QuestionTable } from './question-store.ts';

/** An unanswered question with its count. */
export interface QuestionCount {
  question: string;
  times: number;
  /** Last day on which it was asked. */
  lastDay: string;
}

/**
 * Lists unanswered questions, most asked first.
 * @param table questions of the assistant or of the search
 * @param most maximum number of rows
 * @param since first day, such as 2026-11-13
 * @param until last day; today if left out
 */
export async function listQuestions(
  table: Exclude<QuestionTable, 'chat_verdicts'>,
  { db }: Storage,
  most = 100,
  since = '',
  until?: string,
): Promise<QuestionCount[]> {
  const rows = await db
    .selectFrom(table as 'chat_unanswered')
    .select(['question', ({ fn }) => fn.sum<number>('times').as('times'), ({ fn }) => fn.max('day').as('lastDay')])
    .where('day', '>=', since)
    .where(isUnsettled(sql.ref('day'), sql.ref(`${table}.question`)))
    .$if(until !== undefined, (query) => query.where('day', '<=', until as string))
    .groupBy('question')
    .orderBy('times', 'desc')
    .orderBy('question')
    .limit(most)
    .execute();
  // PostgreSQL returns a sum of integers as bigint, which may arrive as text.
  return rows.map(({ question, times, lastDay }) => ({ question, times: Number(times), lastDay }));
}

/** Matches questions that nobody has taught or put aside since they were asked. */
const isUnsettled = (day: RawBuilder<unknown>, question: RawBuilder<unknown>) =>
  sql<SqlBool>`not exists (select 1 from settled_questions where settled_questions.question = ${question} and until >= ${day})`;

/**
 * Takes a question off the lists.
 * @param until last day on which asking it does not count; for good if left out
 */
export async function settleQuestion({ db }: Storage, question: string, until = '9999-12-31'): Promise<void> {
  await db
    .insertInto('settled_questions')
    .values({ question, until })
    .onConflict((conflict) => conflict.column('question').doUpdateSet({ until }))
    .execute();
}

/** A question that needs a better answer: not found, not helpful, or both. */
export interface OpenQuestion {
  question: string;
  notFound: number;
  notHelped: number;
  /** Last day on which either happened. */
  lastDay: string;
}

/**
 * Lists questions that the assistant did not find or did not help with, most asked first.
 * @param most maximum number of rows
 * @param since first day that counts
 */
export async function listOpenQuestions({ db }: Storage, most: number, since: string): Promise<OpenQuestion[]> {
  const none = sql<number>`0`;
  const rows = await db
    .selectFrom(
      db
        .selectFrom('chat_unanswered')
        .select(['day', 'question', 'times as notFound', none.as('notHelped')])
        .unionAll(
          db
            .selectFrom('chat_verdicts')
            .select(['day', 'question', none.as('notFound'), 'times as notHelped'])
            .where('verdict', '=', 'no')
            .where('question', '<>', ''),
        )
        .as('asked'),
    )
    .select(({ fn }) => [
      'question',
      fn.sum<number>('notFound').as('notFound'),
      fn.sum<number>('notHelped').as('notHelped'),
      fn.max('day').as('lastDay'),
    ])
    .where('day', '>=', since)
    .where(isUnsettled(sql.ref('asked.day'), sql.ref('asked.question')))
    .groupBy('question')
    .orderBy(({ fn }) => sql`${fn.sum('notFound')} + ${fn.sum('notHelped')}`, 'desc')
    .orderBy('question')
    .limit(most)
    .execute();
  return rows.map(({ notFound, notHelped, ...row }) => ({ ...row, notFound: Number(notFound), notHelped: Number(notHelped) }));
}

/** Counts the verdicts on answers since a day. */
export async function countVerdicts({ db }: Storage, since: string): Promise<Record<Verdict, number>> {
  const rows = await db
    .selectFrom('chat_verdicts')
    .select(({ fn }) => ['verdict', fn.sum<number>('times').as('times')])
    .where('day', '>=', since)
    .groupBy('verdict')
    .execute();
  const timesOf = (wanted: Verdict) => Number(rows.find(({ verdict }) => verdict === wanted)?.times ?? 0);
  return { yes: timesOf('yes'), no: timesOf('no') };
}
