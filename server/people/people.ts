import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Storage } from '../storage/open-storage.ts';

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
 * Removes an account and, by its foreign key, its sessions. Enquiries keep the person's name.
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

/** Finds the account with a name and a password. Returns undefined if either is wrong, after the same time. */
export async function findPerson({ db }: Pick<Storage, 'db'>, given: string, password: string): Promise<Person | undefined> {
  const { key = '' } = readName(given) ?? {};
  const row = await db.selectFrom('people').selectAll().where('key', '=', key).executeTakeFirst();
  dummyHash ??= hashPassword('');
  const hash = row?.password ?? (await dummyHash);
  return (await isPassword(password, hash)) && row ? { key: row.key, name: row.name } : undefined;
}

/** Cost of scrypt: 32 MiB and about 0.2 s per guess (OWASP Password Storage Cheat Sheet). `maxmem` is twice that memory. */
const COST = { ln: 15, r: 8, p: 3 };
const LENGTH = 32;
const maxmem = 64 * 1024 ** 2;

/** Length of a password, in characters. */
const passwordLength = { least: 12, most: 200 };

/** Returns what is wrong with a new password, in a sentence; undefined if it can be used. */
export function passwordMistake(password: string): string | undefined {
  const { length } = normalised(password);
  const { least, most } = passwordLength;
  return length < least || length > most ? `A password has ${least} to ${most} characters.` : undefined;
}

/** A pasted password often has a space at its end, and keyboards write one letter in several ways. More than the longest is not read. */
const normalised = (password: string) => password.slice(0, 1_000).trim().normalize('NFKC');

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Hashes a password with scrypt.
 * @returns cost, salt and key in PHC string format, such as $scrypt$ln=15,r=8,p=3$…$…
 */
async function hashPassword(password: string): Promise<string> {
  const { ln, r, p } = COST;
  const salt = randomBytes(16);
  const key = await derive(normalised(password), salt, LENGTH, { N: 2 ** ln, r, p, maxmem });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * Compares a password with a hash in constant time.
 * @param hash of `hashPassword`, of any cost
 */
async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, ln, r, p, salt = '', key = ''] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? [];
  const expected = Buffer.from(key, 'base64url');
  if (expected.length === 0) return false;
  const options = { N: 2 ** Number(ln), r: Number(r), p: Number(p), maxmem };
  return timingSafeEqual(await derive(normalised(password), Buffer.from(salt, 'base64url'), expected.length, options), expected);
}
