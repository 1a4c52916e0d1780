import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

/** A parsed e-mail. */
export interface Mail {
  messageId: string;
  subject: string;
  /** Addresses without names. */
  to: string[];
  replyTo: string[];
  /** Text with \n as line break. */
  text: string;
  html: string;
  raw: string;
}

/**
 * Parses an e-mail.
 * @param raw the whole message with headers
 */
export async function parseMail(raw: Buffer): Promise<Mail> {
  const { messageId, subject, to, replyTo, text, html } = await PostalMime.parse(raw);
  const addresses = (list: Address[] = []) => list.flatMap(({ address }) => address ?? []);
  return {
    messageId: messageId ?? '',
    subject: subject ?? '',
    to: addresses(to),
    replyTo: addresses(replyTo),
    text: (text ?? '').replaceAll('\r\n', '\n'),
    html: html ?? '',
    raw: raw.toString('latin1'),
  };
}

/**
 * Reads every e-mail of a Maildir, except those still being written (tmp/).
 * @param folder the one that contains new/ and cur/
 */
export async function readMaildir(folder: string): Promise<Mail[]> {
  const names = await Promise.all(['new', 'cur'].map(async (part) => (await readdir(join(folder, part))).map((name) => join(part, name))));
  return Promise.all(names.flat().map(async (name) => parseMail(await readFile(join(folder, name)))));
}
