import { removeLoneSurrogates } from '../format/remove-lone-surrogates.ts';

/**
 * What browser and server agree on about the search. Free of libraries, because the browser loads it.
 */

/** The page that searches, and shows what it found: /search?q=… */
export const searchPath = '/search';

/** Name of the question in the address, and of the field that asks it. */
export const queryName = 'q';

/** Longest query, in characters as a browser counts them: a question of two lines. */
export const maxQueryLength = 120;

/** Where a browser says, without saying who asks, that a query found nothing. */
export const missedPath = '/api/v1/search/missed';

/** Address of a query's results, whatever was typed or pasted. */
export const resultsAddress = (query: string) => `${searchPath}?${queryName}=${encodeURIComponent(removeLoneSurrogates(query))}`;

/** The built index, by its address: the part between is a hash of what it says. */
export const indexAddress = /^\/_assets\/search\.[\w-]+\.json$/;
