import { loadContent } from '../../../../content/load.ts';
import type { SearchWords } from '../../../../content/schema/search.ts';
import { hasOwnServer } from '../../has-own-server.ts';
import { searchIndex } from '../../search-index.ts';

/** What the search knows from the build. It is part of its script, so that no page carries it. */
export interface SearchContent {
  words: Omit<SearchWords, 'names' | 'needs' | 'tooLong' | 'tooMany'>;
  /** Address of the index. */
  index: string;
  /** Whether a server of ours is there to count queries that found nothing. */
  isCounted: boolean;
}

/** The build calls this, and the browser gets what it hands back (hydrate/evaluate-at-build.ts). */
export function searchContent(): SearchContent {
  const { names: _names, needs: _needs, tooLong: _long, tooMany: _many, ...words } = loadContent().search;
  // A site whose form and assistant both go to others is one without a server of ours.
  const hasServer = hasOwnServer();
  return { words, index: searchIndex().address, isCounted: hasServer };
}
