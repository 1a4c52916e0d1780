import type { Storage } from '../storage/open-storage.ts';

/** What waits in the outbox and what was given up, of enquiries: overviews and alerts are no reason for one. */
export interface OutboxState {
  waiting: number;
  failed: number;
  /** How long the longest waiting mail has waited, in milliseconds; undefined while nothing waits. */
  oldest: number | undefined;
}

export async function readOutbox({ db }: Storage, now: number = Date.now()): Promise<OutboxState> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count'), ({ fn }) => fn.min('created_at').as('first')])
    .where('kind', '=', 'enquiry')
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute();
  const of = (state: 'waiting' | 'failed') => rows.find((row) => row.state === state);
  const waiting = of('waiting');
  return {
    waiting: Number(waiting?.count ?? 0),
    failed: Number(of('failed')?.count ?? 0),
    oldest: waiting && Math.max(0, now - Number(waiting.first)),
  };
}
