import { fill } from '../../../../shared/format/fill.ts';
import type { Search } from './use-search.ts';

/** Returns the status of the results, used in the live region. */
export function resultsStatus({ words, trimmedQuery, results, state }: Search): string {
  if (!trimmedQuery) return '';
  if (!results) return state === 'failed' ? words.failed.text : words.loading;
  if (results.count === 0) return fill(words.none.heading, { query: trimmedQuery });
  const count = results.count === 1 ? words.oneResult : fill(words.results, { count: results.count });
  return results.readAs ? `${fill(words.readAs, { query: results.readAs })}: ${count}` : count;
}
