import type { Transaction } from 'kysely';
import { DAY } from '../../shared/format/days.ts';
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

/** An e-mail of the site to its owner, composed when it was queued. */
export interface Notice {
  /** Idempotency key, such as overview-2026-W47. */
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  subject: string;
  /** Plain text. */
  text: string;
}

/**
 * Retention in milliseconds. The privacy page promises to delete questions within 90 days. A quoted question is at most 14 days old,
 * its notice is kept 60 days, and expired notices are deleted when the next one is queued, a week later at most.
 */
const RETENTION = 60 * DAY;

/**
 * Queues a notice, and deletes notices past their retention with their mail.
 * @returns false if a notice with this id exists; then nothing is queued or deleted
 */
export async function putNotice(db: Transaction<Schema>, { id, createdAt, subject, text }: Notice): Promise<boolean> {
  const inserted = await db
    .insertInto('outbox')
    .values({ id, kind: 'overview', state: 'waiting', due_at: createdAt, created_at: createdAt, attempts: 0, edition: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await db.insertInto('notices').values({ id, created_at: createdAt, subject, text }).execute();
  await db
    .deleteFrom('outbox')
    .where('kind', '!=', 'enquiry')
    .where('created_at', '<', createdAt - RETENTION)
    .execute();
  await db
    .deleteFrom('notices')
    .where('created_at', '<', createdAt - RETENTION)
    .execute();
  return true;
}
