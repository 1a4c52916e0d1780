import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished } from 'vitest';
import { migrations } from '../../../server/storage/migrations.ts';
import { openStorage, type Storage, type StorageSettings } from '../../../server/storage/open-storage.ts';
import { postgresDialect } from '../../../server/storage/postgres-dialect.ts';
import { sqliteDialect, sqliteFile } from '../../../server/storage/sqlite-dialect.ts';

/** Opens a database that is closed at the end of its test. */
export async function openForTest(settings: StorageSettings): Promise<Storage> {
  const storage = await openStorage(settings);
  onTestFinished(() => storage.db.destroy());
  return storage;
}

/**
 * Fills a new database at an earlier version's schema.
 * @param last name of that version's last migration
 */
export async function fillEarlier<Tables>(
  { databaseUrl, dataDir }: StorageSettings,
  last: string,
  fill: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<void> {
  const dialect = databaseUrl ? postgresDialect(databaseUrl, () => {}) : sqliteDialect(join(dataDir, sqliteFile));
  await using db = new Kysely<Tables>({ dialect });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(last);
  expect(error).toBeUndefined();
  await fill(db);
}
