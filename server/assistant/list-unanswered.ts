import type { Storage } from '../storage/open-storage.ts';

/** A question that was not answered, and how often. */
export interface UnansweredQuestion {
  question: string;
  times: number;
  /** The last day it was asked on, UTC. */
  lastDay: string;
}

/**
 * What the assistant could not answer, what was asked most first.
 * @param most how many
 * @param since first day that counts, such as 2026-11-13
 */
export async function listUnanswered({ db }: Storage, most = 100, since = ''): Promise<UnansweredQuestion[]> {
  const rows = await db
    .selectFrom('chat_unanswered')
    .select(['question', ({ fn }) => fn.sum<number>('times').as('times'), ({ fn }) => fn.max('day').as('lastDay')])
    .where('day', '>=', since)
    .groupBy('question')
    .orderBy('times', 'desc')
    .orderBy('question')
    .limit(most)
    .execute();
  // A sum is a bigint to PostgreSQL, which comes as text without our parser for it.
  return rows.map(({ question, times, lastDay }) => ({ question, times: Number(times), lastDay }));
}
