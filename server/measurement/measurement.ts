import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { routes } from '../../content/routes.ts';
import { repeat } from '../http/repeat.ts';
import type { Settings } from '../settings/settings.ts';
import { perBuild, type Site } from '../site/load-site.ts';
import type { Storage } from '../storage/open-storage.ts';
import { collectRoutes } from './collect-routes.ts';
import { MeasurementStore } from './measurement-store.ts';
import { trimMeasurement } from './trim-measurement.ts';

/** Interval between deletions of old rows, in milliseconds. */
const TRIM_INTERVAL = 3_600_000;
const documentPath = /^\/documents\/([^/]+\.pdf)$/;

/** Sets up measurement without identity: page views, events and web vitals, stored as counts. */
export async function measurement(
  app: FastifyInstance,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  { site, content, storage }: { site: Site; content: Content; storage: Storage },
): Promise<void> {
  const store = new MeasurementStore(storage, app.log, Date.now, content.agency.timeZone);
  const pages = perBuild({ site }, () => new Map(routes(content).map(({ path, pattern }) => [path, pattern])));
  const documents = perBuild({ site }, () => new Set([...site.files.keys()].flatMap((path) => documentPath.exec(path)?.[1] ?? [])));
  await collectRoutes(app, { store, siteUrl, pages, documents });

  const trim = () =>
    trimMeasurement(storage).catch((error: Error) =>
      app.log.warn({ error: error.message }, 'old measurement rows could not be deleted; retrying'),
    );
  app.addHook('onClose', () => store.flush());
  await repeat(app, TRIM_INTERVAL, trim)();
}
