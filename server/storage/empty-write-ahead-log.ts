import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Storage } from './open-storage.ts';

/** Retry interval while another process reads, in milliseconds. */
const PAUSE = 20;

/**
 * Removes deleted data from SQLite's files. Rows are overwritten when deleted (`secure_delete`), but the write-ahead log keeps old
 * pages until it is truncated (https://www.sqlite.org/pragma.html#pragma_wal_checkpoint).
 * @param timeout how long to retry while another process reads, in milliseconds; afterwards the next call empties the log
 */
export async function emptyWriteAheadLog({ db, engine }: Storage, timeout = 0): Promise<void> {
  if (engine !== 'sqlite') return;
  const deadline = Date.now() + timeout;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0 || Date.now() >= deadline) return;
    await wait(PAUSE);
  }
}
