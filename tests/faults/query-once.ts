import { openStorage, type Storage, type StorageSettings } from '../../server/storage/open-storage.ts';

/** Opens the database for one question and closes it again: a reader that stays would be part of what is tested. */
export async function queryOnce<Result>(settings: StorageSettings, ask: (db: Storage['db']) => Promise<Result>): Promise<Result> {
  const { db } = await openStorage(settings);
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}
