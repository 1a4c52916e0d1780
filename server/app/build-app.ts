import { createServer, type RequestListener, type Server } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { alerts } from '../alerts/run-checks.ts';
import { assistant } from '../assistant/assistant.ts';
import { currentBuild } from '../build-output/builds.ts';
import { readServerData } from '../build-output/server-data.ts';
import { countRequests } from '../counters/counters.ts';
import { enquiries } from '../enquiries/enquiries.ts';
import { clientErrorHandler, errorHandler } from '../http/error-handler.ts';
import { limitConnections } from '../http/limit-connections.ts';
import { loggerOptions } from '../http/log.ts';
import { repeat } from '../http/repeat.ts';
import { plainHeaders, sendText } from '../http/security-headers.ts';
import { addressKey, type IsTrusted, isHttps, readForwardedHeaders, trustedProxies } from '../http/trusted-proxies.ts';
import { measurement } from '../measurement/measurement.ts';
import { overview } from '../overview/overview.ts';
import { search } from '../search/search.ts';
import type { Settings } from '../settings/settings.ts';
import { loadSite } from '../site/load-site.ts';
import { readTarget, siteRoutes } from '../site/site-routes.ts';
import { openStorage, type Storage } from '../storage/open-storage.ts';
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

/** Limits against slow clients, in milliseconds and bytes. */
const LIMITS = {
  maxHeaderSize: 16_384,
  // Time for headers, and for headers with body: the longest enquiry is 40 KB.
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  // Longer than the usual 60 s of a load balancer, so that the load balancer closes idle connections first.
  keepAliveTimeout: 65_000,
  // Interval at which the two timeouts above are checked.
  connectionsCheckingInterval: 2_000,
  // A request without a body gets no stream for one: 7% more requests per second.
  optimizeEmptyRequests: true,
};
/** Timeout of a connection that stalls during a response, in milliseconds. */
const STALLED_AFTER = 60_000;
/** Limit of open connections. Above it, new connections are dropped, and idle ones are closed to make room. */
const MAX_CONNECTIONS = 4_000;

/** Limits that tests lower. */
export interface HttpLimits extends Partial<typeof LIMITS> {
  maxConnections?: number;
}

/** The HTTP server below Fastify, with limits for slow clients and many connections. */
export function createHttpServer({
  isTrusted,
  toFastify,
  limits: { maxConnections = MAX_CONNECTIONS, ...limits } = {},
}: {
  isTrusted: IsTrusted;
  toFastify: RequestListener;
  limits?: HttpLimits;
}): Server {
  // The Host header is checked below instead, because Node's response would lack the security headers.
  const server = createServer({ ...LIMITS, ...limits, requireHostHeader: false }, (request, response) => {
    const hosts = countHosts(request.rawHeaders);
    if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) {
      const text = hosts === 0 ? 'The request has no Host header.' : 'The request has more than one Host header.';
      return sendText(response, 400, text, isHttps(request, isTrusted));
    }
    toFastify(request, response);
  });
  server.setTimeout(STALLED_AFTER);
  server.maxConnections = maxConnections;
  server.on('drop', () => server.closeIdleConnections());
  limitConnections(server, isTrusted);
  server.on('checkExpectation', (request, response) =>
    sendText(response, 417, 'This server only knows Expect: 100-continue.', isHttps(request, isTrusted)),
  );
  return server;
}

/** Counts Host headers: of several, Node takes the first and a proxy perhaps the last (RFC 9112, 3.2). */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
