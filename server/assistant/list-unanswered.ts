import { listTally, type TalliedQuestion } from '../questions/list-tally.ts';
import type { Storage } from '../storage/open-storage.ts';

/**
 * What the assistant could not answer, what was asked most first.
 * @param most how many
 * @param since first day that counts, such as 2026-11-13
 * @param until last day that counts; today if left out
 */
export function listUnanswered(storage: Storage, most = 100, since = '', until?: string): Promise<TalliedQuestion[]> {
  return listTally('chat_unanswered', storage, most, since, until);
}
