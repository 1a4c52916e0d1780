import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { isBusy, sqliteDialect } from './sqlite-dialect.ts';
import { sqliteFile } from './sqlite-file.ts';
import { newerDatabaseFix, newerDatabaseMessage, unknownMigrations } from './unknown-migrations.ts';

/** What is kept: the database with its tables as this version of the code knows them. */
export interface Storage {
  readonly db: Kysely<Schema>;
  readonly engine: 'sqlite' | 'postgres';
}

export interface StorageSettings {
  /** postgres://…; SQLite in dataDir without it. */
  databaseUrl: string | undefined;
  /** Folder of the SQLite database, made if missing. */
  dataDir: string;
}

/** The database cannot be used as it is. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** What a server that goes on without its database is told. */
interface StorageEvents {
  /** A connection to PostgreSQL broke while idle. */
  onLost?: (error: Error) => void;
  /**
   * PostgreSQL cannot be reached at the start. `openStorage` then resolves all the same, and goes on trying to bring the tables up to date;
   * until then every query fails. Without this, `openStorage` throws.
   */
  onAway?: (error: Error) => void;
  /** It could be reached after that, and its tables are up to date. */
  onBack?: () => void;
}

/** How often a database that is away is tried again, in milliseconds. */
const RETRY = 2_000;

/**
 * Opens the database and brings its tables up to date. Several processes may do so at once: one migrates, the others wait for it.
 * @throws StorageError that names the setting and the fix; it never repeats a password
 */
export async function openStorage(
  { databaseUrl, dataDir }: StorageSettings,
  { onLost = () => {}, onAway, onBack }: StorageEvents = {},
): Promise<Storage> {
  const engine = databaseUrl ? 'postgres' : 'sqlite';
  const where = databaseUrl ? 'the database of DATABASE_URL' : `the database in DATA_DIR (${dataDir})`;
  let db: Kysely<Schema> | undefined;
  try {
    db = new Kysely<Schema>({ dialect: databaseUrl ? await openPostgres(databaseUrl, onLost) : sqliteDialect(sqlitePath(dataDir)) });
    await migrate(db, where);
    return { db, engine };
  } catch (cause) {
    if (db && onAway && databaseUrl && isAway(cause)) {
      onAway(cause as Error);
      void migrateLater(db, where, onAway).then(onBack);
      return { db, engine };
    }
    await db?.destroy();
    if (cause instanceof StorageError) throw cause;
    const fix = databaseUrl
      ? 'Check that the server runs, that the database exists, and user and password.'
      : isBusy(cause)
        ? 'Another program writes there without a pause: try again when it has finished.'
        : 'Check that this user may write there and that the disk has room.';
    throw new StorageError(`Cannot use ${where}: ${(cause as Error).message}. ${fix}`, { cause });
  }
}

async function migrate(db: Kysely<Schema>, where: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (!error) return;
  const newer = await unknownMigrations(db as never).catch(() => []);
  if (newer.length > 0) throw new StorageError(`Cannot use ${where}: ${newerDatabaseMessage(newer)}. ${newerDatabaseFix}`);
  throw error;
}

/** Resolves once the tables are up to date. It ends with the connections: a query after `destroy` is an error that no retry mends. */
async function migrateLater(db: Kysely<Schema>, where: string, onFailed: (error: Error) => void): Promise<void> {
  for (;;) {
    await pause(RETRY, undefined, { ref: false });
    try {
      return await migrate(db, where);
    } catch (error) {
      if (/destroyed/.test((error as Error).message)) return;
      if (!isAway(error)) onFailed(error as Error);
    }
  }
}

/** Codes of Node for a server that cannot be reached, and of PostgreSQL for one that starts or ends (class 57P). */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3])$/;

function isAway(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return awayCodes.test(code) || /timeout exceeded when trying to connect|Connection terminated/.test(message);
}

/** Most sites run without it, and its library takes a while to load. */
async function openPostgres(databaseUrl: string, onLost: (error: Error) => void) {
  const { postgresDialect } = await import('./postgres-dialect.ts');
  return postgresDialect(databaseUrl, onLost);
}

/** Folder and files are for this user alone: they hold what visitors wrote. A folder that was there before may be open to others, so each file is closed. */
function sqlitePath(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, sqliteFile);
  // SQLite gives the files beside it the mode of the database.
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) closeToOthers(file);
  return path;
}

function closeToOthers(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // A file of another user's that this one may write: its owner decides.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
