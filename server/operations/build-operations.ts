import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { type DiskRoom, diskRoom } from '../alerts/disk-room.ts';
import { readServerData } from '../build-output/server-data.ts';
import { healthz } from '../http/healthz.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { trustedProxies } from '../http/trusted-proxies.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { enquiryPages } from './enquiry-pages.ts';
import { guard } from './guard.ts';
import { loadRender } from './load-render.ts';
import { metricsRoute } from './metrics-route.ts';
import { readyz } from './readyz.ts';
import { reportPages } from './report-pages.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { type Outcome, outcomes, type View } from './view.ts';
import { WrongTries } from './wrong-tries.ts';

/** The largest body: a token and an address. */
const BODY_LIMIT = 8_192;
/**
 * Nothing runs, nothing comes from elsewhere. The referrer stays within: with none at all a browser would not say either that a form is from here.
 */
const headers = {
  ...securityHeaders,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** What the owner's listener shares with the public one, and what tests put in a machine's place. */
export interface OperationsParts {
  storage: Storage;
  now?: () => number;
  disk?: () => Promise<DiskRoom>;
}

/** The owner's listener: a server of its own, so that nothing of it can be reached through the public one. */
export async function buildOperations(settings: Settings, parts: OperationsParts): Promise<FastifyInstance> {
  const { storage, now = Date.now, disk = () => diskRoom(settings.dataDir) } = parts;
  const { token } = settings.operations;
  const isTrusted = trustedProxies(settings.trustProxy);
  const pages = await loadRender(settings.buildFolder);
  const agency = pages ? (await readServerData(settings.buildFolder, 'content')).agency.name : '';
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy.length > 0 ? isTrusted : false,
    logger: { level: settings.logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    // An owner's open tab must not hold the server when it is told to end.
    forceCloseConnections: true,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 64 },
  });
  if (!pages) app.log.warn("the pages of the owner's view are not built: npm run build");

  const send = (reply: FastifyReply, view: View, status = 200): FastifyReply => {
    const plain = reply.code(status).type('text/plain; charset=utf-8');
    if (!pages) return plain.code(503).send("The pages of the owner's view are not built: run npm run build, and start again.\n");
    const { done } = reply.request.query as { done?: string };
    const outcome: Outcome | undefined = outcomes.find((known) => known === done);
    const page = pages.renderPage(view, {
      agency,
      canSignOut: token !== undefined && view.page !== 'sign-in',
      outcome,
      stylesheet: pages.stylesheet,
    });
    return reply.code(status).type('text/html; charset=utf-8').send(page);
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  const tries = new WrongTries(now);
  guard(app, {
    token,
    tries,
    now,
    askToSignIn: ({ url }, reply) => send(reply, { page: 'sign-in', to: url, trouble: undefined }, 401),
  });

  healthz(app);
  readyz(app, { storage, disk, now });
  metricsRoute(app, { storage, disk, now });
  for (const [path, { type, body }] of pages?.assets ?? []) {
    app.get(path, (_request, reply) => reply.type(type).header('Cache-Control', 'private, max-age=86400').send(body));
  }
  signInRoutes(app, { token, tries, now, isTrusted, send });
  reportPages(app, { storage, disk, now, send });
  enquiryPages(app, { storage, send });

  app.setNotFoundHandler((_request, reply) => send(reply, { page: 'missing' }, 404));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    const isOurs = statusCode >= 500;
    if (isOurs) request.log.error({ err: error }, "the owner's view could not be shown");
    return reply
      .code(statusCode)
      .type('text/plain; charset=utf-8')
      .send(isOurs ? 'This could not be read or done: the log says why, and /health what is in order.\n' : `${error.message}\n`);
  });
  return app;
}
