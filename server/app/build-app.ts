import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { alerts } from '../alerts/run-checks.ts';
import { assistant } from '../assistant/assistant.ts';
import { currentBuild } from '../build-output/builds.ts';
import { readServerData } from '../build-output/server-data.ts';
import { countRequests } from '../counters/counters.ts';
import { enquiries } from '../enquiries/enquiries.ts';
import { clientErrorHandler, errorHandler } from '../http/error-handler.ts';
import { loggerOptions } from '../http/log.ts';
import { repeat } from '../http/repeat.ts';
import { plainHeaders } from '../http/security-headers.ts';
import { addressKey, isHttps, readForwardedHeaders, trustedProxies } from '../http/trusted-proxies.ts';
import { measurement } from '../measurement/measurement.ts';
import { overview } from '../overview/overview.ts';
import { search } from '../search/search.ts';
import type { Settings } from '../settings/settings.ts';
import { loadSite } from '../site/load-site.ts';
import { readTarget, siteRoutes } from '../site/site-routes.ts';
import { openStorage, type Storage } from '../storage/open-storage.ts';
import { createHttpServer } from './create-http-server.ts';
import { removeExpiredVisits, sharedRateLimitStore } from './shared-rate-limits.ts';

/** Interval between deletions of expired rate-limit counts, in milliseconds. */
const EXPIRY_INTERVAL = 60_000;
/** Default body limit of routes, in bytes. */
const BODY_LIMIT = 65_536;

declare module 'fastify' {
  interface FastifyInstance {
    /** Storage that the desk's listener shares. It is closed with the public listener. */
    storage: Storage;
    /** Switches to the newest build. All its parts change between two requests. */
    takeBuild: () => Promise<void>;
  }
}

/**
 * Builds the public server, in tests as in production.
 * @throws MissingBuildError when the site has not been built; StorageError when the database cannot be used
 */
export async function buildApp(settings: Settings): Promise<FastifyInstance> {
  const { buildFolder } = settings;
  let build = currentBuild(buildFolder) ?? buildFolder;
  const contentRead = readServerData(build, 'content');
  // A missing build is reported by loadSite, with a better message.
  contentRead.catch(() => {});
  const site = await loadSite(build);
  const content = await contentRead;
  const isTrusted = trustedProxies(settings.trustProxy);
  const app: FastifyInstance = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy.length > 0 ? isTrusted : false,
    // Logs go to stderr; stdout has only what main.ts prints.
    logger: loggerOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler,
    // Fastify answers an undecodable URL such as /% before any hook. This one is decodable, and answered as malformed by siteRoutes.
    rewriteUrl: ({ url = '' }) => (readTarget(url) ? url : '/%00'),
    serverFactory: (toFastify) => createHttpServer({ isTrusted, toFastify }),
  });

  readForwardedHeaders(app, isTrusted);
  if (site.siteUrl !== settings.siteUrl)
    app.log.warn(
      `SITE_URL is ${settings.siteUrl}, and the pages were built for ${site.siteUrl}: build again with this SITE_URL, or give the server that one`,
    );

  countRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(plainHeaders(isHttps(request.raw, isTrusted)));
    done();
  });

  const storage = await openStorage(settings, {
    onLost: ({ message }) => app.log.warn({ error: message }, 'a connection to the database was lost'),
    onAway: ({ message }) =>
      app.log.error({ error: message }, 'the database is unavailable: pages are served, enquiries are refused; retrying every 2 s'),
    onBack: () => app.log.info('the database is available'),
  });
  app.decorate('storage', storage);
  app.decorate('takeBuild', async () => {
    // Read from the build itself: the link to it may lead to another meanwhile.
    const next = currentBuild(buildFolder) ?? buildFolder;
    if (next === build) return;
    const [nextSite, nextContent] = await Promise.all([loadSite(next), readServerData(next, 'content')]);
    build = next;
    Object.assign(content, nextContent);
    Object.assign(site, nextSite);
  });
  // onClose hooks run in reverse order, so plugins registered below can still write.
  app.addHook('onClose', () => storage.db.destroy());

  // Limits are set per route, because each limited route has a different response above its limit.
  const store = storage.engine === 'postgres' ? sharedRateLimitStore(storage, settings.databaseUrl ?? '') : undefined;
  if (store) repeat(app, EXPIRY_INTERVAL, () => removeExpiredVisits(storage).catch(() => {}));
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => addressKey(ip), ...(store && { store }) });

  app.get('/healthz', () => ({ status: 'ok' }));
  await enquiries(app, settings, { site, content, storage });
  await assistant(app, settings, { site, content, storage, knowledge: () => readServerData(build, 'knowledge') });
  await search(app, settings, { site, content, storage });
  await measurement(app, settings, { site, content, storage });
  overview(app, settings, { content, storage });
  alerts(app, settings, { content, storage });
  await siteRoutes(app, site);

  app.setErrorHandler(errorHandler(isTrusted));
  return app;
}
