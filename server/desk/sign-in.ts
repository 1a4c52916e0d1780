import { setTimeout as pause } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance } from 'fastify';
import { findPerson, readName } from '../people/people.ts';
import { sessionStore } from '../people/session-store.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import type { SendPage } from './send-page.ts';

export const signInPath = '/sign-in';
const cookieName = 'desk-session';

/** @param seconds until the next try */
export const waitMessage = (seconds: number) => `Too many wrong tries. Try again in ${seconds} s.`;

/** Session ids are not signed: they are 24 random bytes, valid only if the database has them. */
const unsigned = { sign: (id: string) => id, unsign: (id: string) => ({ valid: true, renew: false, value: id }) };

/** Registers sessions. The cookie ends with the browser's session; the database row expires after a time without requests. */
export async function sessions(app: FastifyInstance, storage: Storage, now: () => number): Promise<void> {
  await app.register(cookie);
  await app.register(session, {
    secret: unsigned,
    cookieName,
    // The plugin's `auto` would set SameSite=Lax without HTTPS.
    cookie: { httpOnly: true, sameSite: 'strict', secure: false },
    rolling: false,
    saveUninitialized: false,
    store: sessionStore(storage, now),
  });
}

interface SignInOptions {
  storage: Storage;
  tries: FailedSignIns;
  send: SendPage;
}

/** Registers GET and POST /sign-in, and POST /sign-out. */
export function signIn(app: FastifyInstance, { storage, tries, send }: SignInOptions): void {
  app.get<{ Querystring: { to?: string } }>(signInPath, ({ query }, reply) =>
    send(reply, { page: 'sign-in', name: '', to: localPath(query.to), mistake: undefined }),
  );

  app.post<{ Body: { name?: string; password?: string; to?: string } }>(signInPath, async (request, reply) => {
    const { ip, body } = request;
    const { name = '', password = '' } = body ?? {};
    const to = localPath(body?.to);
    const key = readName(name)?.key ?? 'invalid name';
    const wait = tries.wait(ip, key);
    if (wait > 0) return send(reply.header('Retry-After', wait), { page: 'sign-in', name, to, mistake: waitMessage(wait) }, 429);
    // The try is counted before the password is compared, so that parallel tries do not evade the delay.
    tries.add(ip, key);
    await pause(tries.pause());
    const person = await findPerson(storage, name, password);
    if (!person) {
      request.log.warn("a wrong name or password was tried on the owner's listener");
      return send(reply, { page: 'sign-in', name, to, mistake: 'The name or the password is wrong.' }, 401);
    }
    tries.forget(ip, key);
    // A new id prevents session fixation.
    await request.session.regenerate();
    request.session.options({ secure: request.protocol === 'https' });
    request.session.person = person;
    request.log.info({ person: person.name }, 'signed in');
    return reply.redirect(to, 303);
  });

  app.post('/sign-out', async (request, reply) => {
    await request.session.destroy();
    return reply.clearCookie(cookieName).redirect(signInPath, 303);
  });
}

/** Returns a path of this listener, to prevent open redirects: `/` for any other address. */
export function localPath(text = '/'): string {
  const url = URL.parse(text, 'http://desk');
  if (url?.origin !== 'http://desk' || url.pathname === signInPath) return '/';
  // Dot segments can leave a path that begins with two slashes, such as /.//elsewhere.example, which browsers read as a host.
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}`;
}
