import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageError } from './open-storage.ts';
import { checkCopy, putInPlace } from './sqlite-copy.ts';
import { sqliteFile } from './sqlite-file.ts';

/** Tables that a restore with `keepNewer` must be able to keep. */
const needed = ['enquiries', 'outbox'];

export interface RestoreResult {
  enquiries: number;
  /** Path of the replaced database; undefined if there was none. */
  before: string | undefined;
  /** Tables with the backup's rows, because today's rows do not fit. */
  old: string[];
}

/**
 * Replaces the database with a backup. The old file is kept beside it.
 * @param keepNewer keeps today's rows in all tables that can hold them, for a rollback of an upgrade
 * @throws StorageError if a server has the database open or the backup is unusable; then nothing has changed
 */
export function restoreSqlite(dataDir: string, backup: string, { keepNewer = false, now = Date.now() } = {}): RestoreResult {
  checkCopy(backup);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, sqliteFile);
  const exists = existsSync(path);
  if (exists) closeForGood(path, keepNewer);
  else if (keepNewer) throw new StorageError(`There is no database in DATA_DIR (${dataDir}) whose rows could be kept.`);

  const part = `${path}.part`;
  try {
    copyFileSync(backup, part);
    chmodSync(part, 0o600);
    const old = keepNewer ? takeRows(part, path) : [];
    const { enquiries } = checkCopy(part);
    const before = exists ? `${path}.before-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}` : undefined;
    if (before) for (const suffix of ['', '-wal', '-shm']) if (existsSync(path + suffix)) renameSync(path + suffix, before + suffix);
    putInPlace(part, path);
    return { enquiries, before, old };
  } finally {
    rmSync(part, { force: true });
  }
}

/** Leaves WAL mode, which needs exclusive access and so shows whether the file is in use. */
function closeForGood(path: string, isNeeded: boolean): void {
  using database = new DatabaseSync(path, { timeout: 1_000 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (cause) {
    const { errcode, message } = cause as Error & { errcode?: number };
    // 5 and 6 are SQLITE_BUSY and SQLITE_LOCKED. Other errors mean damage, which a restore repairs.
    if (errcode === 5 || errcode === 6) throw new StorageError('A server has the database open: stop it first.', { cause });
    if (isNeeded) throw new StorageError(`The rows of ${path} cannot be kept: ${message}.`, { cause });
  }
}

/** Copies the rows of another database into each table whose columns it has. Returns the tables that were not replaced. */
function takeRows(part: string, path: string): string[] {
  using database = new DatabaseSync(part);
  database.prepare('ATTACH ? AS today').run(path);
  const columns = (schema: string, table: string) =>
    database
      .prepare('SELECT name FROM pragma_table_info(?, ?)')
      .all(table, schema)
      .map(({ name }) => `"${name}"`);
  const tables = database
    .prepare("SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'kysely%' AND name NOT LIKE 'sqlite%'")
    .all()
    .map(({ name }) => String(name));
  const old = tables.filter((table) => {
    const columnsToday = columns('today', table);
    return columns('main', table).some((column) => !columnsToday.includes(column));
  });
  const lost = old.filter((table) => needed.includes(table));
  if (lost.length > 0) throw new StorageError(`The older tables cannot hold the rows of ${lost.join(' and ')}: keep the newer version.`);
  database.exec('BEGIN');
  for (const table of tables.filter((name) => !old.includes(name))) {
    const names = columns('main', table).join(', ');
    database.exec(`DELETE FROM main."${table}"; INSERT INTO main."${table}" (${names}) SELECT ${names} FROM today."${table}"`);
  }
  database.exec('COMMIT');
  return old;
}
