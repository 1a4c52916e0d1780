import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../http/is-loopback.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import { hasSession, isSameText } from './session.ts';

/** What supervisors ask for, and what the sign-in page needs: none of it tells what visitors did. */
const open = new Set(['/healthz', '/readyz', '/sign-in', '/view.css', '/anek-latin.woff2', '/favicon.svg']);
/** Set by whatever stands between a browser and this listener. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

export interface GuardOptions {
  /** Undefined: whoever reaches this machine's own address is the owner. */
  token: string | undefined;
  tries: FailedSignIns;
  now: () => number;
  /** Answers a browser that has to sign in first. */
  askToSignIn: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * Lets nobody but the owner in. Without a token the address of this machine is what protects: a page on the internet whose name was made to
 * lead here (DNS rebinding) is known by its Host header, a proxy that was pointed here by mistake by what it adds.
 */
export function guard(app: FastifyInstance, { token, tries, now, askToSignIn }: GuardOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, method } = request;
    if (token === undefined) {
      if (!isLoopback(hostOf(headers.host))) {
        return refuse(reply, 421, 'This listener only answers to the names of this machine, such as localhost and 127.0.0.1.');
      }
      if (forwarding.some((name) => headers[name] !== undefined)) {
        return refuse(reply, 403, "This request came through a proxy. To reach the owner's view by one, set OPERATIONS_TOKEN.");
      }
    }
    // The public site's pages are not these, even where they share a name.
    if (method !== 'GET' && method !== 'HEAD' && !isSameOrigin(request, '')) {
      return refuse(reply, 403, "Only pages of the owner's view may ask for this.");
    }
    if (token === undefined || open.has(pathOf(request)) || hasSession(headers.cookie, token, now())) return;

    const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
    if (bearer === undefined) {
      if (method === 'GET' && headers.accept?.includes('text/html')) return askToSignIn(request, reply);
      return refuse(reply.header('WWW-Authenticate', 'Bearer'), 401, 'Authorization: Bearer with OPERATIONS_TOKEN is needed here.');
    }
    const wait = tries.wait(request.ip);
    if (wait > 0) return refuse(reply.header('Retry-After', wait), 429, 'Too many wrong tokens. Try again later.');
    if (isSameText(bearer, token)) return tries.forget(request.ip);
    tries.add(request.ip);
    request.log.warn("a wrong token was tried on the owner's listener");
    return refuse(reply.header('WWW-Authenticate', 'Bearer error="invalid_token"'), 401, 'This is not the token.');
  });
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] as string;

/** Without the port. */
function hostOf(header: string | undefined): string {
  return (header ?? '').replace(/:\d*$/, '');
}
