import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import session, { type FastifySessionOptions } from '@fastify/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findPerson, type Person, readName } from '../people/people.ts';
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

/** Registers GET and POST /sign-in, and POST /sign-out. */
export function signIn(app: FastifyInstance, { storage, tries, send }: { storage: Storage; tries: FailedSignIns; send: SendPage }): void {
  app.get<{ Querystring: { to?: string } }>(signInPath, ({ query }, reply) =>
    send(reply, { page: 'sign-in', name: '', to: localPath(query.to), mistake: undefined }),
  );

  app.post<{ Body: { name?: string; password?: string; to?: string } }>(signInPath, async (request, reply) => {
    const { name = '', password = '', to: next } = request.body ?? {};
    const to = localPath(next);
    const { person, mistake, wait = 0 } = await tryPassword(request, { storage, tries }, name, password);
    if (wait > 0) reply.header('Retry-After', wait);
    if (!person) return send(reply, { page: 'sign-in', name, to, mistake }, wait > 0 ? 429 : 401);
    await startSession(request, person);
    return reply.redirect(to, 303);
  });

  app.post('/sign-out', async (request, reply) => {
    await request.session.destroy();
    return reply.clearCookie(cookieName).redirect(signInPath, 303);
  });
}

/**
 * Finds the person with a name and a password.
 * @returns the person, or what is wrong, with the seconds until the next try
 */
export async function tryPassword(
  { ip, log }: FastifyRequest,
  { storage, tries }: { storage: Storage; tries: FailedSignIns },
  name: string,
  password: string,
): Promise<{ person?: Person; mistake?: string; wait?: number }> {
  const key = readName(name)?.key ?? 'invalid name';
  const wait = tries.wait(ip, key);
  if (wait > 0) return { mistake: waitMessage(wait), wait };
  // The try is counted before the password is compared, so that parallel tries do not evade the delay.
  tries.add(ip, key);
  await pause(tries.pause());
  const person = await findPerson(storage, name, password);
  if (!person) {
    log.warn("a wrong name or password was tried on the owner's listener");
    return { mistake: 'The name or the password is wrong.' };
  }
  tries.forget(ip, key);
  return { person };
}

/** Signs a person in. */
export async function startSession(request: FastifyRequest, person: Person): Promise<void> {
  // A new id prevents session fixation.
  await request.session.regenerate();
  request.session.options({ secure: request.protocol === 'https' });
  request.session.person = person;
  request.person = person.name;
  request.log.info({ person: person.name }, 'signed in');
}

/** Returns a path of this listener, to prevent open redirects: `/` for any other address. */
export function localPath(text = '/'): string {
  const url = URL.parse(text, 'http://desk');
  if (url?.origin !== 'http://desk' || url.pathname === signInPath) return '/';
  // Dot segments can leave a path that begins with two slashes, such as /.//elsewhere.example, which browsers read as a host.
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}`;
}

type Store = NonNullable<FastifySessionOptions['store']>;

declare module 'fastify' {
  interface Session {
    /** The signed-in person. */
    person?: Person;
  }
}

/** A session ends after this time without a request, in milliseconds. */
export const idleTimeout = 12 * 3_600_000;
/** Least interval between extensions of a session in the database, in milliseconds. */
const EXTEND_INTERVAL = 60_000;

/**
 * Stores sessions in the database: they survive a restart, are shared by all processes and end with the account. Only a hash of the
 * cookie's id is stored.
 */
function sessionStore({ db }: Pick<Storage, 'db'>, now: () => number): Store {
  return {
    get(sessionId, callback) {
      read(hashOf(sessionId)).then((person) => callback(null, person && ({ person } as never)), callback);
    },
    set(sessionId, { person }, callback) {
      // The plugin also saves the empty session before a sign-in.
      const saved = person ? write(hashOf(sessionId), person.key) : Promise.resolve();
      saved.then(() => callback(), callback);
    },
    destroy(sessionId, callback) {
      db.deleteFrom('sessions')
        .where('id', '=', hashOf(sessionId))
        .execute()
        .then(() => callback(), callback);
    },
  };

  async function read(id: string): Promise<Person | undefined> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.key', 'sessions.person')
      .select(['people.key', 'people.name', 'sessions.expires_at'])
      .where('sessions.id', '=', id)
      .where('sessions.expires_at', '>', now())
      .executeTakeFirst();
    if (!row) return undefined;
    const expires = now() + idleTimeout;
    if (expires - row.expires_at > EXTEND_INTERVAL)
      await db.updateTable('sessions').set({ expires_at: expires }).where('id', '=', id).execute();
    return { key: row.key, name: row.name };
  }

  async function write(id: string, person: string): Promise<void> {
    const expires = now() + idleTimeout;
    await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
    await db
      .insertInto('sessions')
      .values({ id, person, expires_at: expires })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at: expires }))
      .execute();
  }
}

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url');
