import { removeLoneSurrogates } from '../format/remove-lone-surrogates.ts';

/** The search protocol, used by browser and server. Imports no libraries, because the browser loads this file. */

/** Path of the search page: /search?q=… */
export const searchPath = '/search';

/** Name of the query parameter and of its form field. */
export const queryName = 'q';

/** Longest query, in UTF-16 code units. */
export const maxQueryLength = 120;

/** Path for posting a query that found nothing, without data about the visitor. */
export const missedPath = '/api/v1/search/missed';

/** Returns the URL of a query's results. The query may be any text. */
export const resultsAddress = (query: string) => `${searchPath}?${queryName}=${encodeURIComponent(removeLoneSurrogates(query))}`;

/** Matches the path of the index file, which contains a content hash. */
export const indexAddress = /^\/_assets\/search\.[\w-]+\.json$/;
