import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { newerDatabaseMessage, provider, unknownMigrations } from './migrations.ts';
import { StorageError } from './open-storage.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Replaced, Replacement } from './restore.ts';
import { quoted, type Tables, tablesOf, tablesThatFit } from './sqlite-copy.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** Rows per statement, which keeps each far below the timeout of a statement. */
const BATCH = 500;

type Db = Kysely<unknown>;
const open = (url: string) => new Kysely<unknown>({ dialect: postgresDialect(url, () => {}) });

/**
 * Copies a PostgreSQL database into an embedded one, at one point in time. Both have the same tables, so a backup of either can be
 * restored into either.
 * @param file empty file
 * @throws StorageError if there is nothing to copy, or a newer version has changed the tables
 */
export async function copyFromPostgres(url: string, file: string): Promise<void> {
  await using source = open(url);
  const newer = await unknownMigrations(source as never);
  if (newer.length > 0) throw new StorageError(`The database of DATABASE_URL cannot be copied: ${newerDatabaseMessage(newer)}.`);
  const applied = (await new Migrator({ db: source, provider }).getMigrations()).filter(({ executedAt }) => executedAt);
  const last = applied.at(-1)?.name;
  if (!last) throw new StorageError('The database of DATABASE_URL has no tables of this site: check DATABASE_URL.');
  {
    await using db = new Kysely<unknown>({ dialect: sqliteDialect(file) });
    const { error } = await new Migrator({ db, provider }).migrateTo(last);
    if (error) throw error;
  }
  using copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.exec('BEGIN');
  const reading = source.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await reading.execute(async (db) => {
    for (const [table, columns] of tablesOf(copy)) {
      const insert = copy.prepare(`INSERT INTO "${table}" (${quoted(columns)}) VALUES (${columns.map(() => '?').join(', ')})`);
      await sql.raw(`declare copied cursor for select ${quoted(columns)} from "${table}"`).execute(db);
      for (let rows = await nextRows(db); rows.length > 0; rows = await nextRows(db))
        for (const row of rows) insert.run(...columns.map((column) => row[column] as SQLInputValue));
      await sql`close copied`.execute(db);
    }
  });
  copy.exec('COMMIT');
}

const nextRows = async (db: Db) => (await sql.raw<Record<string, unknown>>(`fetch ${BATCH} from copied`).execute(db)).rows;

/**
 * Replaces the tables of a PostgreSQL database with a backup, in one transaction. The old tables are kept in a schema of their own.
 * @param applied names of the backup's migrations
 * @returns the schema of the old tables in `before`
 * @throws StorageError if a server uses the database; then nothing has changed
 */
export async function copyToPostgres(
  url: string,
  file: string,
  applied: readonly string[],
  { keepNewer, suffix }: Replacement,
): Promise<Replaced> {
  using copy = new DatabaseSync(file, { readOnly: true });
  await using target = open(url);
  await refuseWhileUsed(target);
  return await target.transaction().execute(async (db) => {
    const { rows: places } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
    const schema = places[0]?.schema ?? 'public';
    const today = await columnsToday(db, schema);
    if (keepNewer && today.size === 0) throw new StorageError('The database of DATABASE_URL has no rows that could be kept.');
    const before = `before-${suffix}`;
    if (today.size > 0) await sql`create schema ${sql.id(before)}`.execute(db);
    for (const table of today.keys()) await sql`alter table ${sql.id(table)} set schema ${sql.id(before)}`.execute(db);
    // From here on the old tables are locked, so that a server that connects now waits, and then finds the new ones.
    await refuseWhileUsed(db);
    const migrator = new Migrator({ db, provider, migrationTableSchema: schema });
    const { error } = await migrator.migrateTo(applied.at(-1) as string);
    if (error) throw error;
    const tables = tablesOf(copy);
    const { fitting, old } = keepNewer ? tablesThatFit(tables, today) : { fitting: [], old: [] };
    for (const [table, columns] of tables) {
      const from = sql.raw(`${quoted(columns)}`);
      if (fitting.includes(table))
        await sql`insert into ${sql.id(table)} (${from}) select ${from} from ${sql.id(before, table)}`.execute(db);
      else await insertRows(db, table, columns, copy);
    }
    const { rows } = await sql<{ enquiries: number }>`select count(*) as enquiries from enquiries`.execute(db);
    return { enquiries: Number(rows[0]?.enquiries), before: today.size > 0 ? before : undefined, old };
  });
}

async function insertRows(db: Db, table: string, columns: readonly string[], copy: DatabaseSync): Promise<void> {
  const insert = async (rows: Record<string, unknown>[]) => {
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.id(table)} (${sql.raw(quoted(columns))}) values ${sql.join(values)}`.execute(db);
  };
  const batch: Record<string, unknown>[] = [];
  for (const row of copy.prepare(`SELECT ${quoted(columns)} FROM "${table}"`).iterate()) {
    batch.push(row);
    if (batch.length === BATCH) await insert(batch.splice(0));
  }
  if (batch.length > 0) await insert(batch);
}

async function columnsToday(db: Db, schema: string): Promise<Tables> {
  const { rows } = await sql<{ table_name: string; columns: string[] }>`
    select table_name, array_agg(column_name::text) as columns from information_schema.columns join pg_tables
      on schemaname = table_schema and tablename = table_name
    where table_schema = ${schema} and pg_has_role(tableowner, 'usage') group by table_name order by table_name`.execute(db);
  return new Map(rows.map(({ table_name, columns }) => [table_name, columns]));
}

/** @throws StorageError if another process of this site is connected, by the name that each connection gives (postgres-dialect.ts) */
async function refuseWhileUsed(db: Db): Promise<void> {
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and application_name = 'tarazu' and pid <> pg_backend_pid()`.execute(db);
  if (rows.length > 0) throw new StorageError('A server or command of this site has the database open: stop it first.');
}
