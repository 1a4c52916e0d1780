import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Cost of scrypt: 32 MiB and about 0.2 s per guess (OWASP Password Storage Cheat Sheet). `maxmem` is twice that memory. */
const COST = { ln: 15, r: 8, p: 3 };
const LENGTH = 32;
const maxmem = 64 * 1024 ** 2;

/** Length of a password, in characters. */
export const passwordLength = { least: 12, most: 200 };

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Hashes a password with scrypt.
 * @returns cost, salt and key in PHC string format, such as $scrypt$ln=15,r=8,p=3$…$…
 */
export async function hashPassword(password: string): Promise<string> {
  const { ln, r, p } = COST;
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, LENGTH, { N: 2 ** ln, r, p, maxmem });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * Compares a password with a hash in constant time.
 * @param hash of `hashPassword`, of any cost
 */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, ln, r, p, salt = '', key = ''] = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? [];
  const expected = Buffer.from(key, 'base64url');
  if (expected.length === 0) return false;
  const options = { N: 2 ** Number(ln), r: Number(r), p: Number(p), maxmem };
  return timingSafeEqual(await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), expected.length, options), expected);
}
