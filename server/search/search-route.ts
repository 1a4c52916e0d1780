import '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SearchWords } from '../../content/schema/search.ts';
import { maxQueryLength, queryName, searchPath } from '../../shared/api/search.ts';
import { escapeHtml } from '../../shared/format/escape-html.ts';
import type { SiteSearch } from '../../shared/search/site-search.ts';
import type { TemplatedPage } from '../site/templated-page.ts';
import { resultsHtml } from './results-html.ts';

/** Searches per visitor and minute. */
const PER_MINUTE = 60;
/** Longest text that is made a query, in UTF-16 code units: room for blanks that do not count. */
const LONGEST_READ = 4 * maxQueryLength;
/** Limit of results of each kind, as in the browser. */
const MOST = 12;

interface SearchRouteOptions {
  words: () => SearchWords;
  page: TemplatedPage;
  index: () => SiteSearch;
  /** Called for a query without results. */
  onMissed: (query: string) => void;
}

/** Registers GET /search?q=…, the built page filled in with results for visitors without a script. */
export function searchRoute(app: FastifyInstance, { words, page, index, onMissed }: SearchRouteOptions): void {
  const count = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000 });
  app.get<{ Querystring: Record<string, string | string[] | undefined> }>(searchPath, async (request, reply) => {
    const typed = plain(String([request.query[queryName]].flat()[0] ?? '').slice(0, LONGEST_READ));
    const query = typed.slice(0, maxQueryLength).toWellFormed();
    // The page is cached for the back button, but not in shared caches.
    reply.header('Cache-Control', 'private, max-age=60');
    const { isAllowed, ...counted } = await count(request);
    if (!isAllowed && 'isExceeded' in counted && counted.isExceeded) {
      reply.header('Retry-After', counted.ttlInSeconds).header('Cache-Control', 'no-store');
      const html = { results: `<p>${escapeHtml(words().tooMany)}</p>` };
      return page.send(request, reply, 429, { show: ['ask'], html, values: { [queryName]: query } });
    }
    if (query === '') return page.send(request, reply, 200, { show: [] });
    const found = index().search(query, MOST);
    if (found.count === 0 && isOfPerson(request)) onMissed(query);
    return page.send(request, reply, 200, {
      show: ['results'],
      html: { results: resultsHtml(words(), { query, found, isCut: typed.length > maxQueryLength }) },
      values: { [queryName]: query },
    });
  });
}

/** Returns a text as one line without control characters. */
function plain(text: string): string {
  return text
    .replace(/\p{Cc}|\p{Cf}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns whether a person's browser navigates. Bots lack Sec-Fetch headers, and prerendering does not count
 * (https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site).
 */
function isOfPerson({ headers }: FastifyRequest): boolean {
  return ['same-origin', 'none'].includes(String(headers['sec-fetch-site'])) && headers['sec-purpose'] === undefined;
}
