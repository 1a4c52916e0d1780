import { removeLoneSurrogates } from '../format/remove-lone-surrogates.ts';

/**
 * The search protocol, used by browser and server. Without libraries, because the browser loads it.
 */

/** Path of the search page: /search?q=… */
export const searchPath = '/search';

/** Name of the query parameter and of its form field. */
export const queryName = 'q';

/** Longest query, in UTF-16 code units. */
export const maxQueryLength = 120;

/** Path to post, anonymously, a query that found nothing to. */
export const missedPath = '/api/v1/search/missed';

/** URL of a query's results. Handles any pasted text. */
export const resultsAddress = (query: string) => `${searchPath}?${queryName}=${encodeURIComponent(removeLoneSurrogates(query))}`;

/** Prefix and suffix of the index file's path; between them is a content hash. */
export const indexAddress = /^\/_assets\/search\.[\w-]+\.json$/;
