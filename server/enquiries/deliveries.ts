import { putInOutbox } from '../mail/put-in-outbox.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';

/** State of a mail at one of its recipients. */
export type RecipientRecord = Pick<Schema['recipients'], 'address' | 'state' | 'at' | 'error'>;

/** State of an enquiry at the webhook. */
export type WebhookRecord = Pick<Schema['webhooks'], 'state' | 'due_at' | 'last_error'>;

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
  return db.selectFrom('webhooks').select(['state', 'due_at', 'last_error']).where('id', '=', reference).executeTakeFirst();
}

/**
 * Posts enquiries again that the webhook has not accepted.
 * @param reference of one; all that were given up if left out
 * @returns how many
 */
export async function resendWebhooks({ db }: Pick<Storage, 'db'>, reference?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ state: 'waiting', due_at: Date.now(), lease: null, attempts: 0, last_error: null })
    .$if(reference !== undefined, (query) => query.where('id', '=', reference as string).where('state', '!=', 'delivered'))
    .$if(reference === undefined, (query) => query.where('state', '=', 'failed'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Mails an enquiry again now, whether it failed, waits for its next attempt, or was delivered. Only a delivered one gets a new
 * Message-ID, because a mailbox drops a known one. If some recipients do not have it, only they get it. A webhook that has not
 * accepted the enquiry gets it again too. A running server notices within seconds.
 * @returns whether there was something to send
 */
export async function redeliver({ db, engine }: Storage, reference: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const mail = await transaction
      .selectFrom('outbox')
      .select(['state', 'edition', 'created_at'])
      .where('id', '=', reference)
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!mail) return false;
    await resendWebhooks({ db: transaction }, reference);
    const missing = transaction.deleteFrom('recipients').where('id', '=', reference).where('edition', '=', mail.edition);
    const { numDeletedRows } = await missing.where('state', '!=', 'delivered').executeTakeFirst();
    const due = { due_at: Date.now(), lease: null, attempts: 0, last_error: null };
    const row = transaction.updateTable('outbox').where('id', '=', reference);
    if (mail.state === 'partial' || numDeletedRows > 0n) await row.set({ ...due, state: 'partial' }).execute();
    else {
      const isThere = mail.state === 'delivered' || mail.state === 'kept';
      // Time from which its wait is counted.
      const created_at = mail.state === 'waiting' ? mail.created_at : Date.now();
      await row.set({ ...due, state: 'waiting', edition: mail.edition + Number(isThere), created_at, delivered_at: null }).execute();
    }
    return true;
  });
}

/**
 * Releases an enquiry from quarantine, and puts it in the outbox and the webhook's queue.
 * @returns whether it was there
 */
export async function release({ db }: Storage, reference: string, hasWebhook: boolean): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('enquiries')
      .set({ state: 'accepted' })
      .where('reference', '=', reference)
      .where('state', '=', 'quarantined')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await putInOutbox(transaction, [reference], hasWebhook);
    return true;
  });
}
