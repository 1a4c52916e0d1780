import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { StorageError } from './open-storage.ts';
import { newerDatabaseMessage } from './unknown-migrations.ts';

/**
 * Copies a database to a file as a consistent snapshot. Writers do
 * not wait (`VACUUM INTO` reads in one transaction, and WAL readers block nobody: https://www.sqlite.org/lang_vacuum.html).
 * The file appears atomically and is readable by this user only.
 * @throws StorageError if the file exists or the copy is damaged
 */
export function copySqlite(from: string, to: string): { enquiries: number } {
  if (!existsSync(from)) throw new StorageError(`There is no database at ${from}: check DATA_DIR.`);
  if (existsSync(to)) throw new StorageError(`${to} exists already: name another file.`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', 0o600));
  try {
    {
      using database = new DatabaseSync(from, { timeout: 10_000 });
      database.prepare('VACUUM INTO ?').run(part);
    }
    const found = checkCopy(part);
    putInPlace(part, to);
    return found;
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Checks whether this version of the code can use a copy.
 * @throws StorageError with the reason
 */
export function checkCopy(file: string): { enquiries: number } {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const [damage] = database.prepare('PRAGMA integrity_check(1)').all();
    if (damage?.integrity_check !== 'ok') throw new StorageError(`${file} is damaged: ${damage?.integrity_check}.`);
    const names = database
      .prepare('SELECT name FROM kysely_migration')
      .all()
      .map(({ name }) => String(name));
    const newer = names.filter((name) => !Object.hasOwn(migrations, name));
    if (newer.length > 0) throw new StorageError(`${file} cannot be used: ${newerDatabaseMessage(newer)}.`);
    return { enquiries: Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count) };
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
