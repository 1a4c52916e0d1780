import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Storage } from './open-storage.ts';

/** How often to ask again while another process reads, in milliseconds. */
const PAUSE = 20;

/**
 * Takes what was deleted out of SQLite's files. Rows are overwritten as they are deleted (`secure_delete`), but the write-ahead log holds pages
 * as they were before, until it is emptied (https://www.sqlite.org/pragma.html#pragma_wal_checkpoint).
 * @param patience how long to ask again while another process is in the way, in milliseconds; after it, the next call does it
 */
export async function emptyWriteAheadLog({ db, engine }: Storage, patience = 0): Promise<void> {
  if (engine !== 'sqlite') return;
  const deadline = Date.now() + patience;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0 || Date.now() >= deadline) return;
    await wait(PAUSE);
  }
}
