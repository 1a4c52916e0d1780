import type { Transaction, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';
import type { Handling } from './list-enquiries.ts';

/** Time in which the same note is the same press, in milliseconds. */
const TWICE = 60_000;

/** Longest note and longest name, in characters. */
export const handlingBounds = { note: 2_000, person: 60 } as const;

/** One action on an enquiry, with its time in milliseconds since 1970. */
export type HistoryEntry = Pick<Schema['enquiry_history'], 'at' | 'person' | 'act' | 'words'>;

/** Person and time of an action. */
interface Attribution {
  person: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Sets the handling state of an enquiry.
 * @returns false if the enquiry has this state already, is in quarantine, or does not exist
 */
export const setHandling = (storage: Storage, reference: string, handling: Handling, by: Attribution): Promise<boolean> =>
  act(storage, reference, { ...by, act: handling, words: null }, (row) =>
    row
      .set({ handling, handled_at: handling === 'new' ? null : by.at, handled_by: handling === 'new' ? null : by.person })
      .where('state', '=', 'accepted')
      .where('handling', '!=', handling),
  );

/**
 * Assigns an enquiry to a person of the desk.
 * @param to name of the assignee; null for nobody
 * @returns false if the enquiry does not exist, or is assigned to `to` already
 */
export const assign = (storage: Storage, reference: string, to: string | null, by: Attribution): Promise<boolean> =>
  act(storage, reference, { ...by, act: 'assigned', words: to }, (row) =>
    row.set({ assigned_to: to }).where('assigned_to', 'is distinct from', to),
  );

/**
 * Adds a note to an enquiry.
 * @returns false if the note is empty, or the enquiry does not exist, or somebody pressed twice
 */
export async function addNote(storage: Storage, reference: string, note: string, by: Attribution): Promise<boolean> {
  // The update locks the row on PostgreSQL, so that concurrent actions get consecutive places in the history.
  return (
    note !== '' &&
    act(storage, reference, { ...by, act: 'note', words: note }, (row) =>
      row.set({ reference }).where(({ not, exists, selectFrom }) => {
        const same = selectFrom('enquiry_history').select('place').where('reference', '=', reference).where('words', '=', note);
        return not(
          exists(
            same
              .where('act', '=', 'note')
              .where('person', '=', by.person)
              .where('at', '>', by.at - TWICE),
          ),
        );
      }),
    )
  );
}

type Update = UpdateQueryBuilder<Schema, 'enquiries', 'enquiries', UpdateResult>;

/** Changes an enquiry and its history in one transaction. @returns false if the change applies to no enquiry */
function act({ db }: Storage, reference: string, entry: HistoryEntry, change: (row: Update) => Update): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = transaction.updateTable('enquiries').where('reference', '=', reference);
    const { numUpdatedRows } = await change(row).executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await addToHistory(transaction, reference, entry);
    return true;
  });
}

/** Lists the actions on an enquiry, the oldest first. */
export async function listHistory({ db }: Storage, reference: string): Promise<HistoryEntry[]> {
  return db
    .selectFrom('enquiry_history')
    .select(['at', 'person', 'act', 'words'])
    .where('reference', '=', reference)
    .orderBy('place')
    .execute();
}

async function addToHistory(db: Transaction<Schema>, reference: string, entry: HistoryEntry): Promise<void> {
  const { last } = await db
    .selectFrom('enquiry_history')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('enquiry_history')
    .values({ reference, place: (last ?? 0) + 1, ...entry })
    .execute();
}
