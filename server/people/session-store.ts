import { createHash } from 'node:crypto';
import type { FastifySessionOptions } from '@fastify/session';
import type { Storage } from '../storage/open-storage.ts';
import type { Person } from './people.ts';

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
export function sessionStore({ db }: Pick<Storage, 'db'>, now: () => number): Store {
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
