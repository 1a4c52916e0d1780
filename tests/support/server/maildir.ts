import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mail, parseMail } from './parse-mail.ts';

/**
 * Reads every e-mail of a Maildir, except those still being written (tmp/).
 * @param folder the one that contains new/ and cur/
 */
export async function readMaildir(folder: string): Promise<Mail[]> {
  const names = await Promise.all(['new', 'cur'].map(async (part) => (await readdir(join(folder, part))).map((name) => join(part, name))));
  return Promise.all(names.flat().map(async (name) => parseMail(await readFile(join(folder, name)))));
}
