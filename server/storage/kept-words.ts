import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { filesTable } from './sqlite-copy.ts';

/** Parts of DATA_DIR/words that a backup has. The others are made anew. */
const parts = ['changers.json', 'draft', 'uploads'];

/**
 * Puts the draft and the uploads, which are in no database, into a backup.
 * @param words folder, such as DATA_DIR/words; may be missing
 */
export function keepWords(backup: string, words: string): void {
  using database = new DatabaseSync(backup);
  database.exec(`CREATE TABLE ${filesTable} (path text primary key, content blob not null); BEGIN`);
  const insert = database.prepare(`INSERT INTO ${filesTable} VALUES (?, ?)`);
  for (const path of parts.filter((part) => existsSync(join(words, part))).flatMap((part) => filesOf(words, part)))
    insert.run(path, readFileSync(join(words, path)));
  database.exec('COMMIT');
}

/** Lists the files of a file or folder, by path from the root. */
function filesOf(root: string, part: string): string[] {
  const path = join(root, part);
  if (!statSync(path).isDirectory()) return [part];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/**
 * Replaces the draft and the uploads with those of a backup. A backup without files changes nothing.
 * @param suffix of the folder with what was there before
 * @returns that folder, if there was one
 */
export function restoreWords(backup: DatabaseSync, words: string, suffix: string): string | undefined {
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
