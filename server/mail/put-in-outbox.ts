import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** Queues enquiries for mail, and for the webhook if there is one. Enquiries that are queued already stay unchanged. */
export async function putInOutbox(db: Transaction<Schema>, references: readonly string[], hasWebhook: boolean): Promise<void> {
  if (references.length === 0) return;
  const now = Date.now();
  const waiting = (id: string) => ({ id, state: 'waiting' as const, due_at: now, created_at: now, attempts: 0, edition: 1 });
  await db
    .insertInto('outbox')
    .values(references.map((id) => ({ ...waiting(id), kind: 'enquiry' as const })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  if (!hasWebhook) return;
  await db
    .insertInto('webhooks')
    .values(references.map(waiting))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
