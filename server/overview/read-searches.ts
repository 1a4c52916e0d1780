import type { Days } from '../../format/days.ts';
import { tallyBounds } from '../questions/question-tally.ts';
import { listMissed } from '../search/list-missed.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Searches of the site that found nothing. */
export interface Searches {
  times: number;
  /** What was looked for, most often first. */
  words: { query: string; times: number }[];
}

/** @param most how many queries to name; all are counted */
export async function readSearches(storage: Storage, { from, to }: Days, most: number): Promise<Searches> {
  const missed = await listMissed(storage, tallyBounds.rows, from, to);
  return {
    times: missed.reduce((sum, { times }) => sum + times, 0),
    words: missed.slice(0, most).map(({ question, times }) => ({ query: question, times })),
  };
}
