import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** Lets these enquiries be mailed; those that are in the outbox already stay as they are. */
export async function putInOutbox(db: Transaction<Schema>, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  const now = Date.now();
  await db
    .insertInto('outbox')
    .values(
      references.map((id) => ({
        id,
        kind: 'enquiry' as const,
        state: 'waiting' as const,
        due_at: now,
        created_at: now,
        attempts: 0,
        edition: 1,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
