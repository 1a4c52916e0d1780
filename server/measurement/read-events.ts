import type { Days } from '../../shared/format/days.ts';
import type { Storage } from '../storage/open-storage.ts';

/** A custom event with its count. */
export interface EventCount {
  category: string;
  action: string;
  /** Empty for events without labels. */
  label: string;
  times: number;
}

/** Reads custom events of a range of days, by category, action and label. */
export async function readEvents({ db }: Storage, { from, to }: Days): Promise<EventCount[]> {
  const rows = await db
    .selectFrom('measure_events')
    .select(['category', 'action', 'label', (select) => select.fn.sum<number>('times').as('times')])
    .where((row) => row.between('day', from, to))
    .groupBy(['category', 'action', 'label'])
    .orderBy('category')
    .orderBy('action')
    .orderBy('times', 'desc')
    .orderBy('label')
    .execute();
  return rows.map((row) => ({ ...row, times: Number(row.times) }));
}
