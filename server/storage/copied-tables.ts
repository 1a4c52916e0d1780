import type { DatabaseSync } from 'node:sqlite';
import { StorageError } from './open-storage.ts';

/** Columns by table. */
export type Tables = ReadonlyMap<string, readonly string[]>;

/** Table of a backup with files (kept-words.ts). */
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
