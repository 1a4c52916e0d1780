import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';

/** State of a mail at one of its recipients. */
export type RecipientRecord = Pick<Schema['recipients'], 'address' | 'state' | 'at' | 'error'>;

/** State of an enquiry at the webhook. */
export interface WebhookRecord {
  state: Schema['webhooks']['state'];
  attempts: number;
  /** While it waits: time of the next attempt. */
  dueAt: number;
  deliveredAt: number | null;
  lastError: string | null;
}

/** Lists the state of an enquiry's mail at each recipient; empty until the first one has it. */
export async function listRecipients({ db }: Storage, reference: string): Promise<RecipientRecord[]> {
  return db
    .selectFrom('recipients')
    .innerJoin('outbox', (join) => join.onRef('outbox.id', '=', 'recipients.id').onRef('outbox.edition', '=', 'recipients.edition'))
    .select(['recipients.address', 'recipients.state', 'recipients.at', 'recipients.error'])
    .where('recipients.id', '=', reference)
    .orderBy('recipients.address')
    .execute();
}

/** Returns the state of an enquiry at the webhook; undefined if it is not posted. */
export async function readWebhook({ db }: Storage, reference: string): Promise<WebhookRecord | undefined> {
  return db
    .selectFrom('webhooks')
    .select(['state', 'attempts', 'due_at as dueAt', 'delivered_at as deliveredAt', 'last_error as lastError'])
    .where('id', '=', reference)
    .executeTakeFirst();
}
