import type { SearchData } from '../../shared/search/entry.ts';
import { SiteSearch } from '../../shared/search/site-search.ts';
import { searchIndex } from '../../site/src/search-index.ts';

/** What the build writes for the search, made from the content as it is. */
export const searchData = JSON.parse(searchIndex().text) as SearchData;

/** The search that browser and server have. */
export const siteSearch = new SiteSearch(searchData);

/** Addresses of everything that a query finds, the best first. */
export const foundPaths = (query: string): string[] =>
  siteSearch.search(query, 50).groups.flatMap(({ hits }) => hits.map(({ path }) => path));

/** Text with what is marked in brackets. */
export const bracketed = (pieces: readonly { text: string; isMarked: boolean }[]): string =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
