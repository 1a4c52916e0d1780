import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import { DAY, dayOf } from '../../shared/format/days.ts';
import { repeat } from '../http/repeat.ts';
import type { Settings } from '../settings/settings.ts';
import { perBuild, type Site } from '../site/load-site.ts';
import type { Storage } from '../storage/open-storage.ts';
import { collectRoutes } from './collect-routes.ts';
import { CountStore } from './count-store.ts';

/** Retention in days: 25 months, to compare a month with the one two years earlier. */
export const retentionDays = 761;
/** Interval between deletions of old rows, in milliseconds. */
const TRIM_INTERVAL = 3_600_000;
const documentPath = /^\/documents\/([^/]+\.pdf)$/;

/** Sets up measurement without identity: page views, events and web vitals, stored as counts per day. */
export async function measurement(
  app: FastifyInstance,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  { site, content, storage }: { site: Site; content: Content; storage: Storage },
): Promise<void> {
  const store = new CountStore(storage, app.log, Date.now, content.agency.timeZone);
  const pages = perBuild({ site }, () => new Set(routes(content).map(({ path }) => path)));
  const documents = perBuild({ site }, () => new Set([...site.files.keys()].flatMap((path) => documentPath.exec(path)?.[1] ?? [])));
  collectRoutes(app, { store, siteUrl, pages, documents });

  const trim = () =>
    trimCounts(storage).catch((error: Error) =>
      app.log.warn({ error: error.message }, 'old measurement rows could not be deleted; retrying'),
    );
  app.addHook('onClose', () => store.flush());
  await repeat(app, TRIM_INTERVAL, trim)();
}

/** Deletes counts that are older than the privacy page promises. */
export async function trimCounts({ db }: Storage, now: number = Date.now()): Promise<void> {
  await db
    .deleteFrom('measure_counts')
    .where('day', '<', dayOf(now - retentionDays * DAY))
    .execute();
}
