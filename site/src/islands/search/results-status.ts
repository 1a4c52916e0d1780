import { fill } from '../../../../shared/format/fill.ts';
import type { Search } from './use-search.ts';

/** Returns the status of the results, used in the live region. */
export function resultsStatus({ words, asked, found, state }: Search): string {
  if (!asked) return '';
  if (!found) return state === 'failed' ? words.failed.text : words.loading;
  if (found.count === 0) return fill(words.none.heading, { query: asked });
  const count = found.count === 1 ? words.oneResult : fill(words.results, { count: found.count });
  return found.readAs ? `${fill(words.readAs, { query: found.readAs })}: ${count}` : count;
}
