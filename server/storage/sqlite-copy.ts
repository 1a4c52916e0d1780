import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations, newerDatabaseMessage } from './migrations.ts';
import { StorageError } from './open-storage.ts';

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

/** Columns by table. */
export type Tables = ReadonlyMap<string, readonly string[]>;

/** Table of a backup with files (restore.ts). */
export const filesTable = 'backup_files';
/** Tables that a restore with `keepNewer` must be able to keep. */
const needed = ['enquiries', 'outbox'];

/** Returns the site's tables in the order of their creation, in which rows follow those that they refer to. */
export function tablesOf(database: DatabaseSync, schema: 'main' | 'today' = 'main'): Tables {
  const tables = database.prepare(`SELECT name FROM ${schema}.sqlite_schema WHERE type = 'table' ORDER BY rowid`).all();
  const names = tables.map(({ name }) => String(name)).filter((name) => name !== filesTable && !/^(kysely|sqlite)_/.test(name));
  const columns = database.prepare('SELECT name FROM pragma_table_info(?, ?)');
  return new Map(names.map((table) => [table, columns.all(table, schema).map(({ name }) => String(name))]));
}

/**
 * Splits the tables of a backup by whether they can hold today's rows.
 * @throws StorageError if enquiries or mail do not fit
 */
export function tablesThatFit(tables: Tables, today: Tables): { fitting: string[]; old: string[] } {
  const fits = ([table, columns]: [string, readonly string[]]) => columns.every((column) => today.get(table)?.includes(column));
  const fitting = [...tables].filter(fits).map(([table]) => table);
  const old = [...tables.keys()].filter((table) => !fitting.includes(table));
  const lost = old.filter((table) => needed.includes(table));
  if (lost.length > 0) throw new StorageError(`The older tables cannot hold the rows of ${lost.join(' and ')}: keep the newer version.`);
  return { fitting, old };
}

/** Writes names for SQL. */
export const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Returns the end of a copy's name, such as 2026-11-28T033000. */
export const timeSuffix = (time: number): string => new Date(time).toISOString().slice(0, 19).replaceAll(':', '');
