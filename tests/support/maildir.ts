import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mail, parseMail } from './parse-mail.ts';

/** Every mail in a Maildir, read or not. What is still being written (tmp/) is none. @param folder the one with new/ and cur/ in it */
export async function readMaildir(folder: string): Promise<Mail[]> {
  const names = await Promise.all(['new', 'cur'].map(async (part) => (await readdir(join(folder, part))).map((name) => join(part, name))));
  return Promise.all(names.flat().map(async (name) => parseMail(await readFile(join(folder, name)))));
}
