import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Content } from '../../content/load.ts';
import { indexAddress, maxQueryLength, missedPath, searchPath } from '../../shared/api/search.ts';
import { SiteSearch } from '../../shared/search/site-search.ts';
import { reportRoute } from '../http/report-route.ts';
import { QuestionStore } from '../questions/question-store.ts';
import type { Settings } from '../settings/settings.ts';
import { perBuild, type Site } from '../site/load-site.ts';
import { templatedPage } from '../site/templated-page.ts';
import type { Storage } from '../storage/open-storage.ts';
import { searchRoute } from './search-route.ts';

/** Body limit of a report, in bytes. The longest query fits with every character escaped. */
const REPORT_LIMIT = 1_024;
/** Schema of a browser's report of a search without results. */
const report = z.strictObject({ query: z.string().trim().min(1).max(maxQueryLength) });

/** Sets up the search page for visitors without a script, and the reports of queries without results. */
export async function search(
  app: FastifyInstance,
  settings: Settings,
  { site, content, storage }: { site: Site; content: Content; storage: Storage },
): Promise<void> {
  const missed = new QuestionStore('search_missed', storage, app.log, Date.now, content.agency.timeZone);
  const onMissed = (query: string) => missed.note(query);
  const page = templatedPage(site, searchPath);
  const index = perBuild({ site }, () => readIndex(site));
  if (page && readIndex(site)) {
    searchRoute(app, { words: () => content.search, page, index: () => index()?.() as SiteSearch, onMissed });
  }
  const { siteUrl } = settings;
  reportRoute(app, missedPath, { report, bodyLimit: REPORT_LIMIT, siteUrl, onReport: ({ query }) => onMissed(query) });
  app.addHook('onClose', () => missed.flush());
}

/**
 * Loads the index that browsers use, so that server and browser find the same results.
 * @returns a function that builds the search at its first use, in about 50 ms; undefined if the site has no index
 */
function readIndex({ folder, files }: Site): (() => SiteSearch) | undefined {
  const file = [...files].find(([address]) => indexAddress.test(address))?.[1];
  if (!file) return undefined;
  let search: SiteSearch | undefined;
  return () => {
    search ??= new SiteSearch(JSON.parse(readFileSync(join(folder, file.file), 'utf8')));
    return search;
  };
}
