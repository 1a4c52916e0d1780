import type { Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { RecipientOutcome } from './mailbox.ts';
import type { ClaimedMail } from './outbox.ts';

/** Outcome of an attempt. */
export interface AttemptOutcome {
  claimed: ClaimedMail;
  /** `returned` means that nobody has the mail yet. */
  became: 'delivered' | 'kept' | 'partial' | 'returned' | 'given-up';
  recipients?: readonly RecipientOutcome[];
  /** Time of the next attempt. */
  next?: number;
  error?: string | null;
}

/** Writes the outcome of an attempt. A failure counts only if no other worker has claimed the mail meanwhile. */
export async function writeOutcome(
  db: Transaction<Schema>,
  table: 'outbox',
  { claimed, became, recipients = [], next, error = null }: AttemptOutcome,
): Promise<void> {
  const { id, lease, edition } = claimed;
  const row = db.updateTable(table).where('id', '=', id).where('state', 'in', ['waiting', 'partial']);
  const released = { lease: null, last_error: error };
  if (became === 'returned')
    return void (await row
      .set({ ...released, due_at: next })
      .where('lease', '=', lease)
      .execute());
  if (became === 'given-up') {
    // Only the recipients without the mail are given up.
    const hasSome = claimed.settled.size > 0;
    const { numUpdatedRows } = await row
      .set({ ...released, state: hasSome ? 'delivered' : 'failed' })
      .where('lease', '=', lease)
      .executeTakeFirst();
    const rest = db.updateTable('recipients').where('id', '=', id).where('edition', '=', edition).where('state', '=', 'waiting');
    if (numUpdatedRows > 0n) await rest.set({ state: 'refused' }).execute();
    return;
  }
  // A delivery counts even after the lease expired, but a request to send again, made meanwhile, stays.
  const { numUpdatedRows } = await row
    .set({
      ...released,
      state: became,
      ...(became === 'kept' ? {} : { delivered_at: Date.now() }),
      ...(next === undefined ? {} : { due_at: next }),
    })
    .where('edition', '=', edition)
    .executeTakeFirst();
  if (numUpdatedRows === 0n || recipients.length === 0) return;
  const at = Date.now();
  await db
    .insertInto('recipients')
    .values(recipients.map(({ address, state, error }) => ({ id, edition, address, state, at, error: error ?? null })))
    .onConflict((conflict) =>
      conflict
        .columns(['id', 'edition', 'address'])
        .doUpdateSet(({ ref }) => ({ state: ref('excluded.state'), at, error: ref('excluded.error') }))
        .where('recipients.state', '!=', 'delivered'),
    )
    .execute();
}
