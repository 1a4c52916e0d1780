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
  table: QuestionTable,
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
