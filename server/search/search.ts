import '@fastify/rate-limit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Content } from '../../content/load.ts';
import { indexAddress, maxQueryLength, missedPath, queryName, searchPath } from '../../shared/api/search.ts';
import { escapeHtml } from '../../shared/format/escape-html.ts';
import { fill } from '../../shared/format/fill.ts';
import { resultsHtml } from '../../shared/search/results-html.ts';
import { SiteSearch } from '../../shared/search/site-search.ts';
import { reportRoute } from '../http/report-route.ts';
import { QuestionStore } from '../questions/question-store.ts';
import type { Settings } from '../settings/settings.ts';
import { perBuild, type Site, templatedPage } from '../site/load-site.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Searches per visitor and minute. */
const PER_MINUTE = 60;
/** Longest text that is made a query, in UTF-16 code units: room for blanks that do not count. */
const LONGEST_READ = 4 * maxQueryLength;
/** Limit of results of each kind, as in the browser. */
const MOST = 12;
/** Body limit of a report, in bytes. The longest query fits with every character escaped. */
const REPORT_LIMIT = 1_024;
/** Schema of a browser's report of a search without results. */
const report = z.strictObject({ query: z.string().trim().min(1).max(maxQueryLength) });

/**
 * Registers GET /search?q=…, the built page filled in with results for visitors without a script, and the reports of queries without
 * results. The server reads the index that browsers use, so that both find the same results.
 */
export async function search(
  app: FastifyInstance,
  { siteUrl }: Settings,
  { site, content, storage }: { site: Site; content: Content; storage: Storage },
): Promise<void> {
  const missed = new QuestionStore('search_missed', storage, app.log, Date.now, content.agency.timeZone);
  const onMissed = (query: string) => missed.note(query);
  reportRoute(app, missedPath, { report, bodyLimit: REPORT_LIMIT, siteUrl, onReport: ({ query }) => onMissed(query) });
  app.addHook('onClose', () => missed.flush());

  const page = templatedPage(site, searchPath);
  const indexFile = () => [...site.files].find(([address]) => indexAddress.test(address))?.[1];
  if (!page || !indexFile()) return;
  // Read at the first search, in about 20 ms.
  const index = perBuild({ site }, () => new SiteSearch(readFileSync(join(site.folder, indexFile()?.file ?? ''), 'utf8')));
  const count = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000 });
  app.get<{ Querystring: Record<string, string | string[] | undefined> }>(searchPath, async (request, reply) => {
    const words = content.search;
    const typed = plain(String([request.query[queryName]].flat()[0] ?? '').slice(0, LONGEST_READ));
    const query = typed.slice(0, maxQueryLength).toWellFormed();
    const values = { [queryName]: query };
    // The page is cached for the back button, but not in shared caches.
    reply.header('Cache-Control', 'private, max-age=60');
    const { isAllowed, ...counted } = await count(request);
    if (!isAllowed && 'isExceeded' in counted && counted.isExceeded) {
      reply.header('Retry-After', counted.ttlInSeconds).header('Cache-Control', 'no-store');
      return page.send(request, reply, 429, { show: ['ask'], html: { results: `<p>${escapeHtml(words.tooMany)}</p>` }, values });
    }
    if (query === '') return page.send(request, reply, 200, { show: [] });
    const found = index().search(query, MOST);
    if (found.count === 0 && isOfPerson(request)) onMissed(query);
    const cut = typed.length > maxQueryLength ? `<p>${escapeHtml(fill(words.tooLong, { most: maxQueryLength }))}</p>` : '';
    return page.send(request, reply, 200, { show: ['results'], html: { results: cut + resultsHtml(words, query, found) }, values });
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
