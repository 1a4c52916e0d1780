import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Storage, StorageSettings } from './open-storage.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqliteFile } from './sqlite-file.ts';
import { unknownMigrations } from './unknown-migrations.ts';

/**
 * - `new`: there is no database yet, and the first start creates it;
 * - otherwise the migrations that the next start will run, and those
 *   of a newer version, with which this version does not start.
 */
export type StorageState = 'new' | { pending: readonly string[]; newer: readonly string[] };

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
    dialect: databaseUrl ? postgresDialect(databaseUrl, () => {}) : sqliteDialect(join(dataDir, sqliteFile)),
  });
  const known = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).getMigrations();
  const pending = known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
  if (pending.length === known.length) return { state: 'new', seen: undefined };
  const newer = await unknownMigrations(db as never);
  if (pending.length > 0 || newer.length > 0) return { state: { pending, newer }, seen: undefined };
  return { state: { pending, newer }, seen: await inspect({ db, engine: databaseUrl ? 'postgres' : 'sqlite' }) };
}
