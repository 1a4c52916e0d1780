import { SiteSearch } from '../../../shared/search/site-search.ts';
import { searchIndex } from '../../../site/src/search/search-index.ts';

/** The search of browser and server, with the index of the real content. */
export const siteSearch = new SiteSearch(searchIndex().text);

/** Paths that a query finds, the best first. */
export const foundPaths = (query: string): string[] =>
  siteSearch.search(query, 50).groups.flatMap(({ hits }) => hits.map(({ path }) => path));
