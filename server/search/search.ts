import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { searchPath } from '../../wire/search.ts';
import { QuestionStore } from '../questions/question-store.ts';
import type { Settings } from '../settings/settings.ts';
import type { Site } from '../site/load-site.ts';
import { templatedPage } from '../site/templated-page.ts';
import type { Storage } from '../storage/open-storage.ts';
import { missedRoute } from './missed-route.ts';
import { readIndex } from './read-index.ts';
import { searchRoute } from './search-route.ts';

/** The search for visitors without a script, and a count of what nobody found. */
export async function search(
  app: FastifyInstance,
  settings: Settings,
  { site, content, storage }: { site: Site; content: Content; storage: Storage },
): Promise<void> {
  const missed = new QuestionStore('search_missed', storage, app.log, Date.now, content.agency.timeZone);
  const onMissed = (query: string) => missed.note(query);
  const page = site.files.get(searchPath);
  const index = readIndex(site);
  if (page && index) searchRoute(app, { words: content.search, page: templatedPage(page), index, onMissed });
  missedRoute(app, { siteUrl: settings.siteUrl, onMissed });
  app.addHook('onClose', () => missed.flush());
}
