import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Storage } from './open-storage.ts';
import { timeSuffix } from './sqlite-copy.ts';
import { sqliteFile } from './sqlite-dialect.ts';

/** Retry interval while another process reads, in milliseconds. */
const PAUSE = 20;

/**
 * Removes erased rows from where the database still has them: the copies that restores have kept, and SQLite's write-ahead log.
 * @param timeout as for emptyWriteAheadLog
 */
export async function forgetErased(storage: Storage, dataDir: string, timeout?: number): Promise<void> {
  await removeCopies(storage, dataDir);
  await emptyWriteAheadLog(storage, timeout);
}

/**
 * Removes copies of the database that restores have kept.
 * @param madeBefore removes older copies only, in milliseconds since 1970
 */
export async function removeCopies({ db, engine }: Storage, dataDir: string, madeBefore?: number): Promise<void> {
  // Names end with the time, so they compare as texts. A copy without a time is of a restore that was killed.
  const isOld = (name: string) => madeBefore === undefined || (name.split('before-')[1] ?? '') < timeSuffix(madeBefore);
  const files = await readdir(dataDir).catch(() => []);
  for (const name of files.filter((file) => file.startsWith(`${sqliteFile}.before-`) || file.startsWith(`${sqliteFile}.part`)))
    if (isOld(name)) await rm(join(dataDir, name), { force: true });
  if (engine === 'sqlite') return;
  const schemas = await sql<{ name: string }>`select nspname as name from pg_namespace where nspname like 'before-%'`.execute(db);
  for (const { name } of schemas.rows) if (isOld(name)) await sql`drop schema if exists ${sql.id(name)} cascade`.execute(db);
}

/**
 * Empties SQLite's write-ahead log. Rows are overwritten when deleted (`secure_delete`), but the log keeps old pages until it is
 * truncated (https://www.sqlite.org/pragma.html#pragma_wal_checkpoint).
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
