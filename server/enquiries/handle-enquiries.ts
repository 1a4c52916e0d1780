import type { Transaction } from 'kysely';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';
import type { Handling } from './manage-enquiries.ts';

/** Longest note, and longest name of a person, in characters. */
export const handlingBounds = { note: 2_000, person: 60 } as const;

/** What somebody at the desk did about an enquiry, and when, in milliseconds since 1970. */
export type HistoryEntry = Pick<Schema['enquiry_history'], 'at' | 'person' | 'act' | 'words'>;

/** Who does it, and when. */
interface Doing {
  person: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Says what has been done about an enquiry. @returns false where it is so already, is in quarantine, or is not there */
export async function setHandling({ db }: Storage, reference: string, handling: Handling, { person, at }: Doing): Promise<boolean> {
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

/** Says who is to answer an enquiry. @param to null for nobody @returns false where it is so already, or the enquiry is not there */
export async function assign({ db }: Storage, reference: string, to: string | null, { person, at }: Doing): Promise<boolean> {
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

/** Adds a note to an enquiry. @returns false where the note is empty, or the enquiry is not there */
export async function addNote({ db }: Storage, reference: string, note: string, { person, at }: Doing): Promise<boolean> {
  if (note === '') return false;
  return db.transaction().execute(async (transaction) => {
    // Locks the row on PostgreSQL, so that places in the history are given one after the other.
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

/** What was done about an enquiry, the first first. */
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
