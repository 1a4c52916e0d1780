import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import basicAuth from '@fastify/basic-auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpError } from '../http/error-handler.ts';
import { isForwarded, isLoopback } from '../http/trusted-proxies.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import { signInPath, waitMessage } from './sign-in.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the signed-in person; undefined if the request was admitted by token or over loopback. */
    person: string | undefined;
  }
}

/** Returns the name for the history: that of the signed-in person, otherwise `owner`. */
export const personOf = ({ person }: FastifyRequest): string => person ?? 'owner';

/** Paths without authentication, for supervisors. Their responses contain no data of visitors. */
const publicPaths = new Set(['/healthz', '/readyz']);
/** Pages without effect or cost, to which mails and other sites may link. Everything else is asked for by the desk's own pages. */
const linkedPage = /^\/(?:questions|visits|people|health|quarantine|enquiries(?:\/[\w-]+)?|sign-in|healthz|readyz)?$/;
/** Timeout of the query for accounts, in milliseconds. */
const TIMEOUT = 1_000;

interface GuardOptions {
  /** OPERATIONS_TOKEN. If undefined, a desk without accounts accepts every request over loopback as the owner's. */
  token: string | undefined;
  storage: Storage;
  tries: FailedSignIns;
  /** Paths of stylesheet and font, which the sign-in page needs. */
  assets: readonly string[];
}

/**
 * Admits only the desk's people. Without a token, access is limited to loopback: the Host header exposes DNS rebinding, and
 * forwarding headers expose a proxy that points here by mistake. People sign in on a page, so sessions (sign-in.ts) must be
 * registered first. Programs, and people at a desk without accounts, send the token by HTTP Basic authentication (RFC 7617):
 * as the password, with any user name.
 */
export async function guard(app: FastifyInstance, { token, storage, tries, assets }: GuardOptions): Promise<void> {
  const isForSignIn = new Set([...assets, signInPath]);
  const hasAccounts = accountsQuery(storage);
  await hasAccounts();
  app.decorateRequest('person', undefined);
  if (token !== undefined) await acceptToken(app, token, tries);

  app.addHook('onRequest', async (request, reply) => {
    const { headers } = request;
    if (token === undefined) {
      if (!isLoopback(hostOf(headers.host))) {
        return refuse(reply, 421, 'This listener only answers to the names of this machine, such as localhost and 127.0.0.1.');
      }
      if (isForwarded(headers)) {
        return refuse(reply, 403, 'This request came through a proxy. To reach the desk by one, set OPERATIONS_TOKEN.');
      }
    }
    // A browser sends its session or token with every request, even if a page of another site causes it: a form or a picture.
    if (!isOwn(request) && !isLinked(request)) {
      return refuse(reply, 403, 'Only pages of the desk may ask for this: open the desk, and go on from there.');
    }
  });

  app.addHook('onRequest', (request, reply) => admit(request, reply));

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const path = request.url.split('?')[0] as string;
    if (publicPaths.has(path)) return undefined;
    if (token !== undefined && request.headers.authorization !== undefined) return askForToken(app, request, reply);
    const { person } = request.session;
    // Every browser sends Origin with a form. A client without Origin is a program, and programs have no session.
    if (isChange(request) && (person || path === signInPath) && !hasOrigin(request)) {
      return refuse(reply, 403, 'This request does not say which page it comes from.');
    }
    if (person) {
      request.person = person.name;
      return undefined;
    }
    const accountsExist = await hasAccounts();
    if (accountsExist === undefined && token === undefined) {
      return refuse(reply, 503, 'The database does not answer, so nobody can sign in: /readyz and the log say why.');
    }
    if (accountsExist) {
      if (isForSignIn.has(path)) return undefined;
      if (request.headers.accept?.includes('text/html')) {
        const to = isChange(request) ? '' : `?to=${encodeURIComponent(request.url)}`;
        return reply.redirect(`${signInPath}${to}`, 303);
      }
    }
    if (token !== undefined) return askForToken(app, request, reply);
    return accountsExist ? refuse(reply, 401, `Sign in at ${signInPath}.`) : undefined;
  }
}

/** Asks for HTTP Basic authentication. The plugin answers through a callback. */
function askForToken(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
  return new Promise((resolve, reject) => app.basicAuth(request, reply, (error) => (error ? reject(error) : resolve(undefined))));
}

async function acceptToken(app: FastifyInstance, token: string, tries: FailedSignIns): Promise<void> {
  await app.register(basicAuth, {
    authenticate: { realm: 'The desk' },
    async validate(_name, given, { ip, log }, reply) {
      const wait = tries.wait(ip);
      if (wait > 0) {
        reply.header('Retry-After', wait);
        throw httpError(429, waitMessage(wait));
      }
      if (isSameText(given, token)) return tries.forget(ip);
      tries.add(ip);
      log.warn("a wrong token was tried on the owner's listener");
      throw httpError(401, 'This is not the token. Sign in with any name, and the value of OPERATIONS_TOKEN as the password.');
    },
  });
}

/** Makes a query whether accounts exist. While the database is down, the query returns the last known result, or undefined. */
function accountsQuery({ db }: Storage): () => Promise<boolean | undefined> {
  let lastKnown: boolean | undefined;
  const read = async () => {
    lastKnown = (await db.selectFrom('people').select('key').limit(1).executeTakeFirst()) !== undefined;
  };
  return async () => {
    await Promise.race([read().catch(() => {}), pause(TIMEOUT, undefined, { ref: false })]);
    return lastKnown;
  };
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  if (status === 403) reply.log.warn(`a request was refused on the owner's listener: ${text}`);
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}

/** Compares two texts in constant time and without revealing their lengths. */
function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * Returns whether a page of the desk, the person at the browser, or a program asks. Browsers say so by Fetch Metadata, which pages cannot
 * forge (https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site). Old browsers, and all over plain HTTP to another
 * machine, only name the page, by Origin or Referer. Programs name none.
 */
function isOwn({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const page = headers.origin ?? headers.referer;
  if (page !== undefined) return headers.host !== undefined && URL.parse(page)?.host === headers.host;
  return !headers['user-agent']?.startsWith('Mozilla/');
}

/** Returns whether somebody follows a link to a page that may be linked to, or enters its address in a browser without Fetch Metadata. */
function isLinked({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || !linkedPage.test(url.split('?')[0] as string)) return false;
  if (headers['sec-fetch-site'] === undefined) return headers.origin === undefined;
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

const isChange = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

const hasOrigin = ({ headers }: FastifyRequest) => headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

/** Returns the host without the port. */
function hostOf(header: string | undefined): string {
  return (header ?? '').replace(/:\d*$/, '');
}
