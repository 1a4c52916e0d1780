import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { type DiskRoom, diskRoom } from '../alerts/disk-room.ts';
import { type CheckParts, runChecks } from '../alerts/run-checks.ts';
import { readServerData } from '../build-output/server-data.ts';
import { limitConnections } from '../http/limit-connections.ts';
import { loggerOptions } from '../http/log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { readForwardedHeaders, trustedProxies } from '../http/trusted-proxies.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { Preview } from '../words/preview.ts';
import { words } from '../words/words.ts';
import { enquiryActions } from './enquiry-actions.ts';
import { enquiryPages } from './enquiry-pages.ts';
import { FailedSignIns } from './failed-sign-ins.ts';
import { guard, personOf } from './guard.ts';
import { metricsRoute } from './metrics-route.ts';
import { peoplePage } from './people-page.ts';
import { reportPages } from './report-pages.ts';
import { loadRender, pageSender } from './send-page.ts';
import { sessions, signIn } from './sign-in.ts';
import { wordsPage } from './words-page.ts';

/** Limit of a request body, in bytes. The longest note fits, form-encoded, in a script of three bytes per character. */
const BODY_LIMIT = 32_768;
/** Headers of every response. With `no-referrer`, browsers would send `Origin: null` with the desk's own forms. */
const headers = {
  ...securityHeaders,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Dependencies that the public listener shares or that tests replace. */
export interface DeskParts {
  storage: Storage;
  /** Lets the public listener serve a newly published build. */
  takeBuild?: () => Promise<void>;
  publishCommand?: string[];
  now?: () => number;
  disk?: () => Promise<DiskRoom>;
}

/** Builds the desk: a Fastify server on a separate listener, so that the public listener can reach none of its routes. */
export async function buildDesk(settings: Settings, parts: DeskParts): Promise<FastifyInstance> {
  const { storage, takeBuild = async () => {}, publishCommand, now = Date.now, disk = () => diskRoom(settings.dataDir) } = parts;
  const pages = await loadRender(settings.buildFolder);
  const content = pages && (await readServerData(settings.buildFolder, 'content'));
  const agency = content?.agency ?? { name: '', timeZone: 'UTC' };
  const isTrusted = trustedProxies(settings.trustProxy);
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy.length > 0 ? isTrusted : false,
    logger: loggerOptions(settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // An open browser tab must not delay a shutdown.
    forceCloseConnections: true,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 64 },
  });
  if (!pages) app.log.warn('the pages of the desk are not built: npm run build');

  const checks = { storage, settings, disk, now, calendar: content?.agency };
  const send = pageSender({ ...checks, pages, agency, site: settings.liveUrl, publishing: () => editing.publishing() });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  // Both listeners share the process's open files.
  limitConnections(app.server, isTrusted);
  readForwardedHeaders(app, isTrusted);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  const tries = new FailedSignIns(now);
  await sessions(app, storage, now);
  await guard(app, { token: settings.operations.token, storage, tries, assets: [...(pages?.assets.keys() ?? [])] });

  app.get('/healthz', () => ({ status: 'ok' }));
  readyz(app, checks);
  metricsRoute(app, checks);
  for (const [path, { type, body }] of pages?.assets ?? []) {
    app.get(path, (_request, reply) => reply.type(type).header('Cache-Control', 'private, max-age=86400').send(body));
  }
  signIn(app, { storage, tries, send });
  peoplePage(app, { storage, tries, send });
  const preview = new Preview((error, message) => app.log.error({ err: error }, message));
  app.decorate('takeBuild', async () => {
    await takeBuild();
    const built = await readServerData(settings.buildFolder, 'content');
    Object.assign(agency, built.agency);
    if (content) Object.assign(content, built, { agency });
  });
  const editing = words(app, {
    ...{ settings, storage, publishCommand, now, takeBuild: app.takeBuild },
    nameOf: personOf,
  });
  wordsPage(app, { ...settings, editor: editing.editor, preview, send });
  if (content) {
    const editor = settings.editing ? editing.editor : undefined;
    reportPages(app, { ...checks, calendar: content.agency, content, send, editor });
    enquiryPages(app, { storage, content, now, send });
  }
  enquiryActions(app, { storage, dataDir: settings.dataDir, hasWebhook: settings.webhook !== undefined, now });

  app.setNotFoundHandler((_request, reply) => send(reply, { page: 'missing' }, 404));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    const isServerError = statusCode >= 500;
    if (isServerError) request.log.error({ err: error }, 'the desk could not be shown');
    return reply
      .code(statusCode)
      .type('text/plain; charset=utf-8')
      .send(isServerError ? 'This could not be read or done: the log says why, and /health what is in order.\n' : `${error.message}\n`);
  });
  return app;
}

/** Registers GET /readyz, which lists the checks. Its status is 200 while requests can be served, otherwise 503. */
function readyz(app: FastifyInstance, parts: CheckParts): void {
  app.get('/readyz', async (_request, reply) => {
    const { checks, ready } = await runChecks(parts);
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', checks: checks.map(({ name, ok, says }) => ({ name, ok, says })) });
  });
}
