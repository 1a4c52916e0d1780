import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { keepWords } from './kept-words.ts';
import { StorageError, type StorageSettings } from './open-storage.ts';
import { checkCopy, copyDatabase, createPrivately, putInPlace, removeDatabase } from './sqlite-copy.ts';
import { sqliteFile } from './sqlite-file.ts';

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
