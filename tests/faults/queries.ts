import { openStorage, type Storage, type StorageSettings } from '../../server/storage/open-storage.ts';

/** Makes waiting items due now: those without a lease, or with one. */
const makeDue = (lease: 'is' | 'is not') => async (db: Storage['db']) => {
  for (const queue of ['outbox', 'webhooks'] as const)
    await db
      .updateTable(queue as 'outbox')
      .set({ due_at: Date.now() })
      .where('state', '=', 'waiting')
      .where('lease', lease, null)
      .execute();
};

/** Ends the backoff (server/mail/mailbox.ts), which grows to an hour. */
export const retryNow = makeDue('is');
/** Expires every lease, which lasts two minutes (outbox.ts). Call it only while no process that holds a lease runs. */
export const endLeases = makeDue('is not');

/** Runs one query on its own connection, because an open reader would influence the test. */
export async function queryOnce<Result>(settings: StorageSettings, ask: (db: Storage['db']) => Promise<Result>): Promise<Result> {
  const { db } = await openStorage(settings);
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}
