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
 * - `new`: there is nothing yet, and the first start makes it;
 * - otherwise which changes of the tables the next start will make, none when they are as this version of the code knows them, and which
 *   a newer version has made, with which this one does not start.
 */
export type StorageState = 'new' | { pending: readonly string[]; newer: readonly string[] };

/**
 * Looks at the database without changing it, unlike openStorage.
 * @param look asked while it is open, and only if its tables are as this version knows them
 * @throws what the database throws when it cannot be reached
 */
export async function inspectStorage<Result>(
  { databaseUrl, dataDir }: StorageSettings,
  look: (storage: Storage) => Promise<Result>,
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
  return { state: { pending, newer }, seen: await look({ db, engine: databaseUrl ? 'postgres' : 'sqlite' }) };
}
