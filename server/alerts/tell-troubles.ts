import type { Transaction } from 'kysely';
import { putNotice } from '../mail/put-notice.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';
import { type AlertOptions, composeAlert, composeAllClear } from './compose-alert.ts';
import { pause } from './pause.ts';
import { type Trouble, type TroubleKind, troubleKinds } from './trouble.ts';

/**
 * Puts an alert into the outbox for each trouble, and a last one when it is over: of each kind at most one in six hours, whatever comes and
 * goes meanwhile and however many processes look.
 * @param troubles all that there are now, as this process sees them
 * @returns ids of what was put into the outbox by this call
 */
export async function tellTroubles(storage: Storage, troubles: readonly Trouble[], options: AlertOptions): Promise<string[]> {
  const told: string[] = [];
  for (const kind of troubleKinds) {
    const trouble = troubles.find((each) => each.kind === kind);
    const id = await storage.db
      .transaction()
      .execute((db) => (trouble ? tell(db, trouble, options) : tellEnd(db, kind, placeOf(kind, options), options)));
    if (id) told.push(id);
  }
  return told;
}

/** The row is what processes meet at: whoever changes it writes the mail. */
async function tell(db: Transaction<Schema>, trouble: Trouble, options: AlertOptions): Promise<string | undefined> {
  const { kind } = trouble;
  const told = { place: placeOf(kind, options), state: 'on', told_at: options.now } as const;
  const mayTell = await db
    .insertInto('troubles')
    .values({ kind, ...told })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet(told)
        .where('troubles.told_at', '<=', options.now - pause),
    )
    .returning('kind')
    .executeTakeFirst();
  if (!mayTell) return undefined;
  // While the last one has not left, mail is what is broken: another would only come beside it.
  const stuck = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'alert')
    .where('state', '=', 'waiting')
    .where('id', 'like', `alert-${kind}-%`)
    .limit(1)
    .executeTakeFirst();
  if (stuck) return undefined;
  const notice = composeAlert(trouble, options);
  await putNotice(db, notice);
  return notice.id;
}

async function tellEnd(db: Transaction<Schema>, kind: TroubleKind, place: string, options: AlertOptions): Promise<string | undefined> {
  const ended = await db
    .updateTable('troubles')
    .set({ state: 'over' })
    .where('kind', '=', kind)
    .where('place', '=', place)
    .where('state', '=', 'on')
    .returning('kind')
    .executeTakeFirst();
  if (!ended) return undefined;
  const notice = composeAllClear(kind, options);
  await putNotice(db, notice);
  return notice.id;
}

/** A disk is one machine's: another that has room does not end its trouble. */
const placeOf = (kind: TroubleKind, { place }: AlertOptions) => (kind === 'disk' ? place : 'site');
