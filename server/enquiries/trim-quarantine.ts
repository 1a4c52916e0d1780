import type { Transaction } from 'kysely';
import { DAY } from '../../shared/format/days.ts';
import type { Schema } from '../storage/schema.ts';

/** Bounds of quarantine, so that robots cannot fill the disk; in rows, bytes of text, and milliseconds. */
export const quarantineBounds = { rows: 1_000, bytes: 5_000_000, age: 30 * DAY } as const;

/**
 * Trims quarantine to its bounds: rows older than 30 days are removed, then the oldest.
 * @returns the removed references
 */
export async function trimQuarantine(db: Transaction<Schema>, now = Date.now()): Promise<string[]> {
  const held = await db
    .selectFrom('enquiries')
    .select(['reference', 'received_at', 'bytes'])
    .where('state', '=', 'quarantined')
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  let bytes = 0;
  const over = held.filter((row, place) => {
    bytes += row.bytes;
    return place >= quarantineBounds.rows || bytes > quarantineBounds.bytes || row.received_at < now - quarantineBounds.age;
  });
  const references = over.map(({ reference }) => reference);
  if (references.length > 0)
    await db.deleteFrom('enquiries').where('reference', 'in', references).where('state', '=', 'quarantined').execute();
  return references;
}
