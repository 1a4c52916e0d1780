import type { Storage } from '../../server/storage/open-storage.ts';

const queues = ['outbox', 'webhooks'] as const;

/** Lets what waits for its next try be tried now: the waits (retry-schedule.ts) are hours long in the end. */
export async function retryNow(db: Storage['db']): Promise<void> {
  for (const queue of queues)
    await db
      .updateTable(queue as 'outbox')
      .set({ due_at: Date.now() })
      .where('state', '=', 'waiting')
      .where('lease', 'is', null)
      .execute();
}

/** Ends every lease, as two minutes would (outbox.ts). Right only when none of the processes that hold one runs. */
export async function endLeases(db: Storage['db']): Promise<void> {
  for (const queue of queues)
    await db
      .updateTable(queue as 'outbox')
      .set({ due_at: Date.now() })
      .where('state', '=', 'waiting')
      .where('lease', 'is not', null)
      .execute();
}
