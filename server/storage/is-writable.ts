import type { Storage } from './open-storage.ts';

/** Time for which a result is used again, in milliseconds: a load balancer asks often. */
const CACHE = 2_000;
const results = new WeakMap<Storage['db'], { at: number; isWritable: Promise<boolean> }>();

/**
 * Returns whether the database takes a write, which only a commit proves: a full disk, a read-only file system and a standby all answer
 * queries. The row is one of the rate limits' table.
 */
export function isWritable({ db }: Pick<Storage, 'db'>): Promise<boolean> {
  const at = performance.now();
  const last = results.get(db);
  if (last && at - last.at < CACHE) return last.isWritable;
  const ends_at = Date.now();
  const isWritable = db
    .insertInto('visits')
    .values({ counted: 'readiness', visitor: '', times: 1, ends_at })
    .onConflict((conflict) => conflict.columns(['counted', 'visitor']).doUpdateSet({ ends_at }))
    .execute()
    .then(
      () => true,
      () => false,
    );
  results.set(db, { at, isWritable });
  return isWritable;
}
