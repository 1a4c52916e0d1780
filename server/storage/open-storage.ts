import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { newerDatabaseFix, newerDatabaseMessage, provider, unknownMigrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { isBusy, sqliteDialect, sqliteFile } from './sqlite-dialect.ts';

/** The database, with up-to-date tables. */
export interface Storage {
  readonly db: Kysely<Schema>;
  readonly engine: 'sqlite' | 'postgres';
}

export interface StorageSettings {
  /** Address such as postgres://…; if undefined, SQLite in dataDir is used. */
  databaseUrl: string | undefined;
  /** Folder of the SQLite database, created if missing. */
  dataDir: string;
}

/** Error if the database cannot be used. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** Callbacks of a server that keeps running without its database. */
interface StorageEvents {
  /** Called when an idle connection to PostgreSQL breaks. */
  onLost?: (error: Error) => void;
  /**
   * Called when PostgreSQL cannot be reached at the start. `openStorage` then resolves all the same, and keeps trying to run the
   * migrations. Until they have run, every query fails. Without this callback, `openStorage` throws.
   */
  onAway?: (error: Error) => void;
  /** Called when PostgreSQL was reached after `onAway`, and its tables are up to date. */
  onBack?: () => void;
}

/** Retry interval while the database is down, in milliseconds. */
const RETRY = 2_000;

/**
 * Opens the database and runs its migrations. Several processes may open it at once: one migrates, the others wait.
 * @throws StorageError that names the setting and the fix, never a password
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
    if (db && onAway && databaseUrl && isUnreachable(cause)) {
      onAway(cause as Error);
      void migrateLater(db, where, onAway).then(onBack);
      return { db, engine };
    }
    await db?.destroy();
    if (cause instanceof StorageError) throw cause;
    const sqliteFix = isBusy(cause)
      ? 'Another program writes there without a pause: try again when it has finished.'
      : 'Check that this user may write there and that the disk has room.';
    const fix = databaseUrl ? 'Check that the server runs, that the database exists, and user and password.' : sqliteFix;
    throw new StorageError(`Cannot use ${where}: ${(cause as Error).message}. ${fix}`, { cause });
  }
}

async function migrate(db: Kysely<Schema>, where: string): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return;
  const newer = await unknownMigrations(db as never).catch(() => []);
  if (newer.length > 0) throw new StorageError(`Cannot use ${where}: ${newerDatabaseMessage(newer)}. ${newerDatabaseFix}`);
  throw error;
}

/** Resolves once the migrations have run, or after the database was destroyed, when every query fails for good. */
async function migrateLater(db: Kysely<Schema>, where: string, onFailed: (error: Error) => void): Promise<void> {
  for (;;) {
    await pause(RETRY, undefined, { ref: false });
    try {
      return await migrate(db, where);
    } catch (error) {
      if (/destroyed/.test((error as Error).message)) return;
      if (!isUnreachable(error)) onFailed(error as Error);
    }
  }
}

/** Node's error codes for an unreachable server, and PostgreSQL's while it starts or stops (class 57P). */
const unreachableCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3])$/;

function isUnreachable(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return unreachableCodes.test(code) || /timeout exceeded when trying to connect|Connection terminated/.test(message);
}

/** Loads the dialect on demand, because most sites do not use it and loading takes time. */
async function openPostgres(databaseUrl: string, onLost: (error: Error) => void) {
  const { postgresDialect } = await import('./postgres-dialect.ts');
  return postgresDialect(databaseUrl, onLost);
}

/**
 * Creates folder and files with access for this user only, because they hold personal data. An existing folder may be open to
 * others, so each file is restricted.
 */
function sqlitePath(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, sqliteFile);
  // SQLite gives its other files the mode of the database.
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) closeToOthers(file);
  return path;
}

function closeToOthers(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // Only the owner of a file may change its mode, and this user may still write it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/**
 * - `new`: there is no database yet, and the first start creates it;
 * - otherwise the migrations that the next start will run, and those
 *   of a newer version, with which this version does not start.
 */
type StorageState = 'new' | { pending: readonly string[]; newer: readonly string[] };

/**
 * Inspects the database without changing it, unlike openStorage.
 * @param inspect called while the database is open, if its tables are up to date
 * @throws the database's error if the database cannot be reached
 */
export async function inspectStorage<Result>(
  { databaseUrl, dataDir }: StorageSettings,
  inspect: (storage: Storage) => Promise<Result>,
): Promise<{ state: StorageState; seen: Result | undefined }> {
  if (!databaseUrl && !existsSync(join(dataDir, sqliteFile))) return { state: 'new', seen: undefined };
  await using db = new Kysely<Schema>({
    dialect: databaseUrl ? await openPostgres(databaseUrl, () => {}) : sqliteDialect(join(dataDir, sqliteFile)),
  });
  const known = await new Migrator({ db, provider }).getMigrations();
  const pending = known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
  if (pending.length === known.length) return { state: 'new', seen: undefined };
  const newer = await unknownMigrations(db as never);
  if (pending.length > 0 || newer.length > 0) return { state: { pending, newer }, seen: undefined };
  return { state: { pending, newer }, seen: await inspect({ db, engine: databaseUrl ? 'postgres' : 'sqlite' }) };
}
