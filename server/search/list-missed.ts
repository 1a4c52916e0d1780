import { listTally, type TalliedQuestion } from '../questions/list-tally.ts';
import type { Storage } from '../storage/open-storage.ts';

/**
 * What the search did not find, what was searched for most first.
 * @param most how many
 * @param since first day that counts, such as 2026-11-13
 * @param until last day that counts; today if left out
 */
export function listMissed(storage: Storage, most = 100, since = '', until?: string): Promise<TalliedQuestion[]> {
  return listTally('search_missed', storage, most, since, until);
}
