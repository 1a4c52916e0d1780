import type { Transaction } from 'kysely';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';
import type { Handling } from './list-enquiries.ts';

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
export async function setHandling({ db }: Storage, reference: string, handling: Handling, { person, at }: Attribution): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('enquiries')
      .set({ handling, handled_at: handling === 'new' ? null : at, handled_by: handling === 'new' ? null : person })
      .where('reference', '=', reference)
      .where('state', '=', 'accepted')
      .where('handling', '!=', handling)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await addToHistory(transaction, reference, { at, person, act: handling, words: null });
    return true;
  });
}

/**
 * Assigns an enquiry to a person of the desk.
 * @param to name of the assignee; null for nobody
 * @returns false if the enquiry does not exist, or is assigned to `to` already
 */
export async function assign({ db }: Storage, reference: string, to: string | null, { person, at }: Attribution): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('enquiries')
      .set({ assigned_to: to })
      .where('reference', '=', reference)
      .where('assigned_to', 'is distinct from', to)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await addToHistory(transaction, reference, { at, person, act: 'assigned', words: to });
    return true;
  });
}

/**
 * Adds a note to an enquiry.
 * @returns false if the note is empty, or the enquiry does not exist
 */
export async function addNote({ db }: Storage, reference: string, note: string, { person, at }: Attribution): Promise<boolean> {
  if (note === '') return false;
  return db.transaction().execute(async (transaction) => {
    // Locks the row on PostgreSQL, so that concurrent actions get consecutive places in the history.
    const { numUpdatedRows } = await transaction
      .updateTable('enquiries')
      .set({ reference })
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await addToHistory(transaction, reference, { at, person, act: 'note', words: note });
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
