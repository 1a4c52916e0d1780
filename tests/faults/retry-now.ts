import type { Storage } from '../../server/storage/open-storage.ts';

const queues = ['outbox', 'webhooks'] as const;

/** Makes waiting items due now, because the backoff (retry-schedule.ts) grows to an hour. */
export async function retryNow(db: Storage['db']): Promise<void> {
  for (const queue of queues)
    await db
      .updateTable(queue as 'outbox')
      .set({ due_at: Date.now() })
      .where('state', '=', 'waiting')
      .where('lease', 'is', null)
      .execute();
}

/** Expires every lease, which lasts two minutes (outbox.ts). Call it only while no process that holds a lease runs. */
export async function endLeases(db: Storage['db']): Promise<void> {
  for (const queue of queues)
    await db
      .updateTable(queue as 'outbox')
      .set({ due_at: Date.now() })
      .where('state', '=', 'waiting')
      .where('lease', 'is not', null)
      .execute();
}
