import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { StorageError } from './open-storage.ts';
import { newerDatabaseMessage } from './unknown-migrations.ts';

/** Creates a file that only this user can read, whatever the umask, before personal data is written to it. SQLite's own files get its mode. */
export function createPrivately(file: string): void {
  removeDatabase(file);
  closeSync(openSync(file, 'wx', 0o600));
}

/** Removes a database with SQLite's other files. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

/**
 * Copies a database into a file as a consistent snapshot. Writers do not wait (`VACUUM INTO` reads in one transaction, and WAL
 * readers block nobody: https://www.sqlite.org/lang_vacuum.html).
 * @param to empty file
 */
export function copyDatabase(from: string, to: string): void {
  using database = new DatabaseSync(from, { timeout: 10_000 });
  database.prepare('VACUUM INTO ?').run(to);
}

/** Contents of a backup. */
interface Copy {
  enquiries: number;
  /** Names of the migrations that its tables have. */
  applied: string[];
}

/**
 * Checks whether this version of the code can use a copy.
 * @throws StorageError with the reason
 */
export function checkCopy(file: string): Copy {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const [damage] = database.prepare('PRAGMA integrity_check(1)').all();
    if (damage?.integrity_check !== 'ok') throw new StorageError(`${file} is damaged: ${damage?.integrity_check}.`);
    const applied = database
      .prepare('SELECT name FROM kysely_migration ORDER BY name')
      .all()
      .map(({ name }) => String(name));
    const newer = applied.filter((name) => !Object.hasOwn(migrations, name));
    if (newer.length > 0) throw new StorageError(`${file} cannot be used: ${newerDatabaseMessage(newer)}.`);
    return { enquiries: Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count), applied };
  } catch (cause) {
    if (cause instanceof StorageError) throw cause;
    throw new StorageError(`${file} is no backup of this site: ${(cause as Error).message}.`, { cause });
  }
}

/** Renames a finished file and flushes the folder to disk. */
export function putInPlace(file: string, name: string): void {
  flush(file);
  renameSync(file, name);
  flush(dirname(resolve(name)));
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
