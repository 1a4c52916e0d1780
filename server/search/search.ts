import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Content } from '../../content/load.ts';
import { indexAddress, maxQueryLength, missedPath, searchPath } from '../../shared/api/search.ts';
import { SiteSearch } from '../../shared/search/site-search.ts';
import { reportRoute } from '../http/report-route.ts';
import { QuestionStore } from '../questions/question-store.ts';
import type { Settings } from '../settings/settings.ts';
import type { Site } from '../site/load-site.ts';
import { perBuild } from '../site/per-build.ts';
import { templatedPage } from '../site/templated-page.ts';
import type { Storage } from '../storage/open-storage.ts';
import { searchRoute } from './search-route.ts';

/** Largest body of a report, in bytes: the longest query in a script of three bytes a character, each escaped. */
const REPORT_LIMIT = 1_024;
/** A browser's search found nothing. */
const report = z.strictObject({ query: z.string().trim().min(1).max(maxQueryLength) });

/** The search for visitors without a script, and a count of what nobody found. */
export async function search(
  app: FastifyInstance,
  settings: Settings,
  { site, content, storage }: { site: Site; content: Content; storage: Storage },
): Promise<void> {
  const missed = new QuestionStore('search_missed', storage, app.log, Date.now, content.agency.timeZone);
  const onMissed = (query: string) => missed.note(query);
  const page = site.files.get(searchPath);
  const index = perBuild({ site }, () => readIndex(site));
  if (page && readIndex(site)) {
    const template = templatedPage(() => site.files.get(searchPath) ?? page);
    searchRoute(app, { words: () => content.search, page: template, index: () => index()?.() as SiteSearch, onMissed });
  }
  const { siteUrl } = settings;
  reportRoute(app, missedPath, { report, bodyLimit: REPORT_LIMIT, siteUrl, onReport: ({ query }) => onMissed(query) });
  app.addHook('onClose', () => missed.flush());
}

/**
 * The search over the built site: the very index that browsers fetch, so that both find the same.
 * @returns undefined for a site without one; otherwise a function that makes it at its first use, in some 50 ms
 */
function readIndex({ files }: Site): (() => SiteSearch) | undefined {
  const file = [...files].find(([address]) => indexAddress.test(address))?.[1];
  if (!file) return undefined;
  let search: SiteSearch | undefined;
  return () => {
    search ??= new SiteSearch(JSON.parse(file.identity.body.toString()));
    return search;
  };
}
