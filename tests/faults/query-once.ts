import { openStorage, type Storage, type StorageSettings } from '../../server/storage/open-storage.ts';

/** Runs one query on its own connection, because an open reader would influence the test. */
export async function queryOnce<Result>(settings: StorageSettings, ask: (db: Storage['db']) => Promise<Result>): Promise<Result> {
  const { db } = await openStorage(settings);
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}
