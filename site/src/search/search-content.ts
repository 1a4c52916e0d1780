import { loadContent } from '../../../content/load.ts';
import type { SearchWords } from '../../../content/schema/search.ts';
import { hasOwnServer } from '../external-services/services.ts';
import { searchIndex } from './search-index.ts';

/** Content of the search, built into its script rather than into pages. */
export interface SearchContent {
  words: Omit<SearchWords, 'names' | 'inPassing' | 'needs' | 'tooLong' | 'tooMany'>;
  /** Address of the index. */
  index: string;
  /** Whether our server counts queries without results. */
  isCounted: boolean;
}

/** Returns the search's content. Runs at build (site/vite-plugins.ts). */
export function searchContent(): SearchContent {
  const { names: _names, inPassing: _passing, needs: _needs, tooLong: _long, tooMany: _many, ...words } = loadContent().search;
  return { words, index: searchIndex().address, isCounted: hasOwnServer() };
}
