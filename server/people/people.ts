import type { Storage } from '../storage/open-storage.ts';
import { hashPassword, isPassword } from './password.ts';

/** Longest name, in characters. */
const LONGEST_NAME = 60;

export interface Person {
  /** Name in lower case and Unicode normal form, for comparison. */
  key: string;
  name: string;
}

/**
 * Parses a name.
 * @returns undefined if the name is invalid
 */
export function readName(text: string): Person | undefined {
  if (text.length > 4 * LONGEST_NAME) return undefined;
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const isName = name !== '' && name.length <= LONGEST_NAME && !/[\p{Cc}\p{Cf}]/u.test(name);
  return isName ? { key: name.toLowerCase(), name } : undefined;
}

/** Lists the names of all accounts of the desk alphabetically. */
export async function deskPeople({ db }: Pick<Storage, 'db'>): Promise<string[]> {
  return (await db.selectFrom('people').select('name').orderBy('key').execute()).map(({ name }) => name);
}

/**
 * Adds an account.
 * @returns false if the name is taken
 */
export async function addPerson({ db }: Pick<Storage, 'db'>, { key, name }: Person, password: string): Promise<boolean> {
  const row = { key, name, password: await hashPassword(password), created_at: Date.now() };
  const added = await db
    .insertInto('people')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Removes an account and its sessions.
 * @returns false if there is no account of that name
 */
export async function removePerson({ db }: Pick<Storage, 'db'>, key: string): Promise<boolean> {
  return (await db.deleteFrom('people').where('key', '=', key).executeTakeFirst()).numDeletedRows > 0n;
}

/**
 * Sets a new password and ends the person's sessions.
 * @returns false if there is no account of that name
 */
export async function resetPassword({ db }: Pick<Storage, 'db'>, key: string, password: string): Promise<boolean> {
  const hash = await hashPassword(password);
  return await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction.updateTable('people').set({ password: hash }).where('key', '=', key).executeTakeFirst();
    await transaction.deleteFrom('sessions').where('person', '=', key).execute();
    return numUpdatedRows > 0n;
  });
}

/** Hash that is compared for unknown names, so that the response takes as long as for a known name. */
let dummyHash: Promise<string> | undefined;

/** Finds the account with a name and a password. */
export async function findPerson({ db }: Pick<Storage, 'db'>, given: string, password: string): Promise<Person | undefined> {
  const { key = '' } = readName(given) ?? {};
  const row = await db.selectFrom('people').selectAll().where('key', '=', key).executeTakeFirst();
  dummyHash ??= hashPassword('');
  const isRight = await isPassword(password, row?.password ?? (await dummyHash));
  return row && isRight ? { key: row.key, name: row.name } : undefined;
}
