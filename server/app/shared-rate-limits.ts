import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit';
// @ts-expect-error The package has no types for its default store.
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import { sql } from 'kysely';
import { GroupCommit } from '../storage/group-commit.ts';
import type { Storage } from '../storage/open-storage.ts';

type IncrementCallback = Parameters<FastifyRateLimitStore['incr']>[1];

/** Timeout of the database, and pause after a timeout, in milliseconds. */
const TIMEOUT = 1_000;
const PAUSE = 5_000;

interface Visit {
  limit: string;
  visitor: string;
  /** Length in milliseconds of the window, which begins with the first counted request. */
  timeWindow: number;
}

/**
 * A rate-limit store in the database, so that a visitor has one limit across all processes. Only limits with a `groupId` are
 * shared. Other limits are counted in this process, and so are all limits while the database does not answer.
 * @param secret key of the HMAC of visitors' addresses; the same in all processes
 */
export function sharedRateLimitStore({ db }: Pick<Storage, 'db'>, secret: string): FastifyRateLimitStoreCtor {
  let silentUntil = 0;

  // Batches requests that arrive while a statement runs, because visitors behind one address share a row and its lock.
  const visits = new GroupCommit((arrived: readonly Visit[]) => countTogether(db, arrived));

  return class StoredCounts implements FastifyRateLimitStore {
    readonly #limit: string | undefined;
    readonly #local: FastifyRateLimitStore = new LocalStore();

    constructor(options: RateLimitOptions = {}) {
      this.#limit = options.groupId;
    }

    incr(key: string, callback: IncrementCallback, timeWindow: number, max: number): void {
      const limit = this.#limit;
      if (limit === undefined || Date.now() < silentUntil) {
        this.#local.incr(key, callback, timeWindow, max);
        return;
      }
      const visitor = createHmac('sha256', secret).update(key).digest('hex').slice(0, 32);
      const timeout = pause(TIMEOUT, undefined, { ref: false });
      void Promise.race([visits.add({ limit, visitor, timeWindow }).catch(() => undefined), timeout]).then((counted) => {
        if (counted) return callback(null, counted);
        silentUntil = Date.now() + PAUSE;
        this.#local.incr(key, callback, timeWindow, max);
      });
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      return new StoredCounts(options as unknown as RateLimitOptions);
    }
  };
}

/** Deletes rate-limit counts whose window is over. */
export async function removeExpiredVisits({ db }: Pick<Storage, 'db'>): Promise<void> {
  await sql`delete from visits where ends_at < extract(epoch from clock_timestamp()) * 1000`.execute(db);
}

/** Counts several requests in one statement. Returns the count of each request, as if they had come one after the other. */
async function countTogether(db: Storage['db'], arrived: readonly Visit[]): Promise<{ current: number; ttl: number }[]> {
  const nameOf = ({ limit, visitor }: Pick<Visit, 'limit' | 'visitor'>) => `${limit} ${visitor}`;
  const visitsByName = Map.groupBy(arrived, nameOf);
  // One lock order in every process avoids deadlocks.
  const ordered = [...visitsByName]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, [first, ...more]]) => ({ ...(first as Visit), times: more.length + 1 }));
  // All processes share the database's clock.
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const values = ordered.map(
    ({ limit, visitor, times, timeWindow }) => sql`(${limit}, ${visitor}, ${times}::integer, ${now} + ${timeWindow}::bigint)`,
  );
  // The counts are not flushed to disk, because their loss in a crash does little harm.
  const { rows } = await sql<{ limit: string; visitor: string; current: number; ttl: number }>`
    insert into visits as known (counted, visitor, times, ends_at) values ${sql.join(values)}
    on conflict (counted, visitor) do update set
      times = case when known.ends_at > ${now} then known.times else 0 end + excluded.times,
      ends_at = case when known.ends_at > ${now} then known.ends_at else excluded.ends_at end
    returning counted as limit, visitor, times as current, ends_at - ${now} as ttl, set_config('synchronous_commit', 'off', true)`.execute(
    db,
  );
  const counted = new Map(rows.map((row) => [nameOf(row), row]));
  for (const [name, visits] of visitsByName) (counted.get(name) as { current: number }).current -= visits.length;
  return arrived.map((visit) => {
    const row = counted.get(nameOf(visit)) as { current: number; ttl: number };
    row.current += 1;
    return { current: row.current, ttl: row.ttl };
  });
}
