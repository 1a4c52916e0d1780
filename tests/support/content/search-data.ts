import type { SearchData } from '../../../shared/search/entry.ts';
import { SiteSearch } from '../../../shared/search/site-search.ts';
import { searchIndex } from '../../../site/src/data/search-index.ts';

/** Search index of the real content. */
export const searchData = JSON.parse(searchIndex().text) as SearchData;

/** The search of browser and server. */
export const siteSearch = new SiteSearch(searchData);

/** Paths that a query finds, the best first. */
export const foundPaths = (query: string): string[] =>
  siteSearch.search(query, 50).groups.flatMap(({ hits }) => hits.map(({ path }) => path));

/** Text with the highlighted parts in brackets. */
export const bracketed = (pieces: readonly { text: string; isMarked: boolean }[]): string =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
