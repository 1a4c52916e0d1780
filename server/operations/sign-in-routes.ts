import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type IsTrusted, isHttps } from '../http/trusted-proxies.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import type { SendPage } from './send-page.ts';
import { isSameText, makeSession, sessionCookie } from './session.ts';

interface SignInOptions {
  token: string | undefined;
  tries: FailedSignIns;
  now: () => number;
  isTrusted: IsTrusted;
  send: SendPage;
}

/** GET and POST /sign-in, POST /sign-out. */
export function signInRoutes(app: FastifyInstance, { token, tries, now, isTrusted, send }: SignInOptions): void {
  app.get('/sign-in', (_request, reply) => reply.redirect('/', 303));

  app.post<{ Body: Record<string, string> }>('/sign-in', async (request, reply) => {
    const to = ownPath(request.body.to);
    if (token === undefined) return reply.redirect(to, 303);
    const wait = tries.wait(request.ip);
    if (wait > 0) return send(reply.header('Retry-After', wait), { page: 'sign-in', to, problem: wait }, 429);
    if (!isSameText(request.body.token?.trim() ?? '', token)) {
      tries.add(request.ip);
      request.log.warn("a wrong token was tried on the owner's listener");
      return send(reply, { page: 'sign-in', to, problem: 'wrong' }, 403);
    }
    tries.forget(request.ip);
    return reply.header('Set-Cookie', sessionCookie(makeSession(token, now()), isSecure(request))).redirect(to, 303);
  });

  app.post('/sign-out', (request, reply) => reply.header('Set-Cookie', sessionCookie('', isSecure(request))).redirect('/', 303));

  function isSecure(request: FastifyRequest): boolean {
    return isHttps(request.raw, isTrusted);
  }
}

/** An address on this listener; `//host` and `/\host` lead elsewhere. */
function ownPath(text = '/'): string {
  const base = 'http://owner.invalid';
  const url = text.startsWith('/') ? URL.parse(text, base) : null;
  return url?.origin === base ? url.pathname + url.search : '/';
}
