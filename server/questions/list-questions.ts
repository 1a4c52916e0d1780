import { sql } from 'kysely';
import type { Storage } from '../storage/open-storage.ts';
import type { QuestionTable } from './question-store.ts';

/** A question that was asked in vain, and how often. */
export interface QuestionCount {
  question: string;
  times: number;
  /** The last day it was asked on. */
  lastDay: string;
}

/**
 * What visitors asked in vain, what was asked most first.
 * @param table where: of the assistant, or of the search
 * @param most how many
 * @param since first day that counts, such as 2026-11-13
 * @param until last day that counts; today if left out
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
    .$if(until !== undefined, (query) => query.where('day', '<=', until as string))
    .groupBy('question')
    .orderBy('times', 'desc')
    .orderBy('question')
    .limit(most)
    .execute();
  // A sum is a bigint to PostgreSQL, which comes as text without our parser for it.
  return rows.map(({ question, times, lastDay }) => ({ question, times: Number(times), lastDay }));
}

/** A question to the assistant that wants a better answer: not found, answered with "No" as the verdict, or both. */
export interface OpenQuestion {
  question: string;
  notFound: number;
  notHelped: number;
  /** The last day on which either happened. */
  lastDay: string;
}

/**
 * What the assistant did not find or did not help with, what was asked most first.
 * @param most how many
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
    .groupBy('question')
    .orderBy(({ fn }) => sql`${fn.sum('notFound')} + ${fn.sum('notHelped')}`, 'desc')
    .orderBy('question')
    .limit(most)
    .execute();
  return rows.map(({ notFound, notHelped, ...row }) => ({ ...row, notFound: Number(notFound), notHelped: Number(notHelped) }));
}

/** What visitors said of the answers that link to a page. */
export interface PageVerdicts {
  page: string;
  yes: number;
  no: number;
}

/** The verdicts by page, those with most "No" first. @param since first day that counts */
export async function listVerdicts({ db }: Storage, since: string): Promise<PageVerdicts[]> {
  const counted = (verdict: 'yes' | 'no') => sql<number>`sum(case when verdict = ${verdict} then times else 0 end)`;
  const rows = await db
    .selectFrom('chat_verdicts')
    .select(['page', counted('yes').as('yes'), counted('no').as('no')])
    .where('day', '>=', since)
    .groupBy('page')
    .orderBy('no', 'desc')
    .orderBy('page')
    .execute();
  return rows.map(({ page, yes, no }) => ({ page, yes: Number(yes), no: Number(no) }));
}
