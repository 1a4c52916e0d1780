import type { Transaction } from 'kysely';
import { DAY } from '../../shared/format/days.ts';
import type { Schema } from '../storage/schema.ts';

/** Bounds of quarantine, so that robots cannot fill the disk; in rows, bytes of text, and milliseconds. */
export const quarantineBounds = { rows: 1_000, bytes: 5_000_000, age: 30 * DAY } as const;

/**
 * Removes enquiries older than 30 days from quarantine, then the oldest above the bounds.
 * @returns the removed references
 */
export async function trimQuarantine(db: Transaction<Schema>, now = Date.now()): Promise<string[]> {
  const quarantined = await db
    .selectFrom('enquiries')
    .select(['reference', 'received_at', 'bytes'])
    .where('state', '=', 'quarantined')
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  let bytes = 0;
  const excess = quarantined.filter((row, index) => {
    bytes += row.bytes;
    return index >= quarantineBounds.rows || bytes > quarantineBounds.bytes || row.received_at < now - quarantineBounds.age;
  });
  const references = excess.map(({ reference }) => reference);
  if (references.length > 0)
    await db.deleteFrom('enquiries').where('reference', 'in', references).where('state', '=', 'quarantined').execute();
  return references;
}
