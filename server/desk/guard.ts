import { createHmac, timingSafeEqual } from 'node:crypto';
import basicAuth from '@fastify/basic-auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForwarded } from '../http/forwarded-headers.ts';
import { isLoopback } from '../http/is-loopback.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { FailedSignIns } from './failed-sign-ins.ts';

/** What supervisors ask for: it does not tell what visitors did. */
const open = new Set(['/healthz', '/readyz']);

interface GuardOptions {
  /** Undefined: whoever reaches this machine's own address is the owner. */
  token: string | undefined;
  now: () => number;
}

/**
 * Lets nobody but the owner in. Without a token the address of this machine is what protects: a page on the internet whose name was made to
 * lead here (DNS rebinding) is known by its Host header, a proxy that was pointed here by mistake by what it adds.
 * With one, browsers and programs sign in as HTTP has it (RFC 7617): any name, and the token as the password.
 */
export function guard(app: FastifyInstance, { token, now }: GuardOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, method } = request;
    if (token === undefined) {
      if (!isLoopback(hostOf(headers.host))) {
        return refuse(reply, 421, 'This listener only answers to the names of this machine, such as localhost and 127.0.0.1.');
      }
      if (isForwarded(headers)) {
        return refuse(reply, 403, "This request came through a proxy. To reach the owner's view by one, set OPERATIONS_TOKEN.");
      }
    }
    // The public site's pages are not these, even where they share a name. A browser that has signed in says so whoever makes it ask.
    if (method !== 'GET' && method !== 'HEAD' && !isSameOrigin(request, '')) {
      return refuse(reply, 403, "Only pages of the owner's view may ask for this.");
    }
  });
  if (token !== undefined) askForToken(app, token, new FailedSignIns(now));
}

function askForToken(app: FastifyInstance, token: string, tries: FailedSignIns): void {
  app.register(basicAuth, {
    authenticate: { realm: "The owner's view" },
    async validate(_name, given, { ip, log }, reply) {
      const wait = tries.wait(ip);
      if (wait > 0) {
        reply.header('Retry-After', wait);
        throw failure(429, `Too many wrong tries. Try again in ${wait} s.`);
      }
      if (isSameText(given, token)) return tries.forget(ip);
      tries.add(ip);
      log.warn("a wrong token was tried on the owner's listener");
      throw failure(401, 'This is not the token. Sign in with any name, and the value of OPERATIONS_TOKEN as the password.');
    },
  });
  app.addHook('onRequest', (request, reply, next) => (open.has(pathOf(request)) ? next() : app.basicAuth(request, reply, next)));
}

const failure = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}

/** Whether two texts are the same; takes as long whether or not, and says nothing of their lengths. */
function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] as string;

/** Without the port. */
function hostOf(header: string | undefined): string {
  return (header ?? '').replace(/:\d*$/, '');
}
