import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { filesBelow } from '../../content/read/read-text.ts';
import { StorageError, type StorageSettings } from './open-storage.ts';
import {
  checkCopy,
  copyDatabase,
  createPrivately,
  filesTable,
  putInPlace,
  quoted,
  removeDatabase,
  tablesOf,
  tablesThatFit,
  timeSuffix,
} from './sqlite-copy.ts';
import { sqliteFile } from './sqlite-dialect.ts';

/** Options of a replacement. */
export interface Replacement {
  /** Keeps today's rows in all tables that can hold them. */
  keepNewer: boolean;
  /** Suffix of the name of what was there before. */
  suffix: string;
}

/** What a replacement has done. */
export interface Replaced {
  enquiries: number;
  /** Name of the replaced tables; undefined if there were none. */
  before: string | undefined;
  /** Tables with the backup's rows in spite of `keepNewer`, because today's do not fit. */
  old: string[];
}

/**
 * Replaces the database with a backup, and without `keepNewer` draft and uploads too. What was there is kept beside it; the database
 * only until the next erasure of an enquiry (forget-erased.ts).
 * @param keepNewer for a rollback of an upgrade
 * @returns names of what was there before in `before`
 * @throws StorageError if a server has the database open or the backup is unusable; then nothing has changed
 */
export async function restore(
  { dataDir, databaseUrl }: StorageSettings,
  backup: string,
  { keepNewer = false, now = Date.now() } = {},
): Promise<Omit<Replaced, 'before'> & { before: string[] }> {
  const { applied } = checkCopy(backup);
  const suffix = timeSuffix(now);
  const replacement = { keepNewer, suffix };
  const { before, ...replaced } = databaseUrl
    ? await (await import('./postgres-copy.ts')).copyToPostgres(databaseUrl, backup, applied, replacement)
    : replaceFile(dataDir, backup, replacement);
  using copy = new DatabaseSync(backup, { readOnly: true });
  const words = keepNewer ? undefined : restoreWords(copy, join(dataDir, 'words'), `.before-${suffix}`);
  return { ...replaced, before: [before, words].filter((name) => name !== undefined) };
}

function replaceFile(dataDir: string, backup: string, { keepNewer, suffix }: Replacement): Replaced {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, sqliteFile);
  const exists = existsSync(path);
  if (exists) closeForGood(path, keepNewer);
  else if (keepNewer) throw new StorageError(`There is no database in DATA_DIR (${dataDir}) whose rows could be kept.`);

  const part = `${path}.part`;
  createPrivately(part);
  try {
    copyDatabase(backup, part);
    const old = takeRows(part, keepNewer ? path : undefined);
    const { enquiries } = checkCopy(part);
    const before = exists ? `${path}.before-${suffix}` : undefined;
    if (before) {
      // A damaged database may have a log, which must not be applied to the new file.
      for (const log of ['-wal', '-shm']) if (existsSync(path + log)) renameSync(path + log, before + log);
      // The link keeps the old file under a second name, so that there is a database at every moment.
      linkSync(path, before);
    }
    putInPlace(part, path);
    return { enquiries, before, old };
  } finally {
    removeDatabase(part);
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

/**
 * Makes a database of a copy: without the files of the backup, and with the rows of another database.
 * @param path of the other database, if any
 * @returns tables that were not replaced
 */
function takeRows(part: string, path: string | undefined): string[] {
  using database = new DatabaseSync(part);
  database.exec(`DROP TABLE IF EXISTS ${filesTable}`);
  if (!path) return [];
  database.prepare('ATTACH ? AS today').run(path);
  const tables = tablesOf(database);
  const { fitting, old } = tablesThatFit(tables, tablesOf(database, 'today'));
  database.exec('PRAGMA foreign_keys = OFF; BEGIN');
  for (const table of fitting) {
    const columns = quoted(tables.get(table) ?? []);
    database.exec(`DELETE FROM main."${table}"; INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM today."${table}"`);
  }
  database.exec('COMMIT');
  return old;
}

/**
 * Writes a backup while the server runs: an embedded database with all rows, the draft and the uploads. Of PostgreSQL too, so that
 * one command checks and restores both. The file appears when it is complete, and is readable by this user only.
 * @returns the number of enquiries
 * @throws StorageError if the file exists, there is nothing to copy, or the copy is damaged
 */
export async function backUp({ databaseUrl, dataDir }: StorageSettings, to: string): Promise<number> {
  const from = join(dataDir, sqliteFile);
  if (!databaseUrl && !existsSync(from)) throw new StorageError(`There is no database at ${from}: check DATA_DIR.`);
  if (existsSync(to)) throw new StorageError(`${to} exists already: name another file.`);
  mkdirSync(dirname(resolve(to)), { recursive: true, mode: 0o700 });
  const part = `${to}.part`;
  createPrivately(part);
  try {
    if (databaseUrl) await (await import('./postgres-copy.ts')).copyFromPostgres(databaseUrl, part);
    else copyDatabase(from, part);
    keepWords(part, join(dataDir, 'words'));
    const { enquiries } = checkCopy(part);
    putInPlace(part, to);
    return enquiries;
  } finally {
    removeDatabase(part);
  }
}

/** Parts of DATA_DIR/words that a backup has. The others are made anew. */
const parts = ['changers.json', 'draft', 'uploads'];

/**
 * Puts the draft and the uploads, which are in no database, into a backup.
 * @param words folder, such as DATA_DIR/words; may be missing
 */
function keepWords(backup: string, words: string): void {
  using database = new DatabaseSync(backup);
  database.exec(`CREATE TABLE ${filesTable} (path text primary key, content blob not null); BEGIN`);
  const insert = database.prepare(`INSERT INTO ${filesTable} VALUES (?, ?)`);
  for (const path of filesBelow(words).filter((file) => parts.includes(file.split('/')[0] as string)))
    insert.run(path, readFileSync(join(words, path)));
  database.exec('COMMIT');
}

/**
 * Replaces the draft and the uploads with those of a backup. A backup without files changes nothing.
 * @param suffix of the folder with what was there before
 * @returns that folder, if there was one
 */
function restoreWords(backup: DatabaseSync, words: string, suffix: string): string | undefined {
  const hasFiles = backup.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(filesTable);
  const files = hasFiles ? backup.prepare(`SELECT path, content FROM ${filesTable}`).all() : [];
  if (files.length === 0) return undefined;
  const part = `${words}.part`;
  rmSync(part, { recursive: true, force: true });
  for (const { path, content } of files) {
    const steps = String(path).split('/');
    // The file may come from elsewhere, and no path may leave the folder.
    if (!parts.includes(steps[0] ?? '') || steps.includes('..')) continue;
    const file = join(part, ...steps);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, content as Uint8Array, { mode: 0o600 });
  }
  const before = existsSync(words) ? words + suffix : undefined;
  if (before) renameSync(words, before);
  renameSync(part, words);
  return before;
}
