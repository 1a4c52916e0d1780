import { sql, type Transaction } from 'kysely';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';
import type { Handling } from './list-enquiries.ts';

/** Time in which the same note is the same press, in milliseconds. */
const TWICE = 60_000;

/** Longest note, in characters. */
export const LONGEST_NOTE = 2_000;

/** One action on an enquiry, with its time in milliseconds since 1970. */
export type HistoryEntry = Pick<Schema['enquiry_history'], 'at' | 'person' | 'act' | 'words'>;

/** Person and time of an action. */
interface Attribution {
  person: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Sets the handling state of an enquiry, and of its address's others that are in the same state since the same time: they were or are
 * answered by one letter. Spam is marked alone, because anybody can write under another's address.
 * @returns false if the enquiry has this state already, is in quarantine, or does not exist
 */
export async function setHandling({ db }: Storage, reference: string, handling: Handling, { person, at }: Attribution): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('enquiries')
      .where('state', '=', 'accepted')
      .select(['email', 'handling', 'handled_at'])
      .where('reference', '=', reference)
      .where('handling', '!=', handling)
      .executeTakeFirst();
    if (!row) return false;
    const changed = await transaction
      .updateTable('enquiries')
      .set({ handling, ...(handling === 'new' ? { handled_at: null, handled_by: null } : { handled_at: at, handled_by: person }) })
      .where('state', '=', 'accepted')
      .where('handling', '=', row.handling)
      .where('handled_at', 'is not distinct from', row.handled_at)
      .where(sql`lower(email)`, '=', sql`lower(${row.email})`)
      .$if(handling === 'spam', (query) => query.where('reference', '=', reference))
      .returning('reference')
      .execute();
    for (const each of changed) await addToHistory(transaction, each.reference, { person, at, act: handling, words: null });
    return changed.length > 0;
  });
}

/**
 * Adds a note to an enquiry.
 * @returns false if the note is empty, or the enquiry does not exist, or somebody pressed twice
 */
export async function addNote({ db }: Storage, reference: string, note: string, { person, at }: Attribution): Promise<boolean> {
  if (note === '') return false;
  return db.transaction().execute(async (transaction) => {
    // The update locks the row on PostgreSQL, so that concurrent actions get consecutive places in the history.
    const row = transaction.updateTable('enquiries').set({ reference }).where('reference', '=', reference);
    const { numUpdatedRows } = await row.executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const same = await transaction
      .selectFrom('enquiry_history')
      .select('place')
      .where('reference', '=', reference)
      .where('act', '=', 'note')
      .where('words', '=', note)
      .where('person', '=', person)
      .where('at', '>', at - TWICE)
      .executeTakeFirst();
    if (!same) await addToHistory(transaction, reference, { person, at, act: 'note', words: note });
    return same === undefined;
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
