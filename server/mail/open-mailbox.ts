import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Content } from '../../content/load.ts';
import type { Settings } from '../settings/settings.ts';
import { StorageError } from '../storage/open-storage.ts';
import { type Letterhead, letterhead } from './compose-mail.ts';
import type { Mailbox } from './mailbox.ts';
import { maildir } from './maildir.ts';
import { smtpMailbox } from './smtp-mailbox.ts';

/** The mail server of the settings, or without one the Maildir, which the log then says. @throws StorageError */
export function openMailbox(settings: Settings, content: Pick<Content, 'agency' | 'mail' | 'pages'>, log: FastifyBaseLogger): Mailbox {
  // Words that are published while the server runs count for the next mail.
  const head = letterhead(content, settings);
  for (const name of Object.keys(head) as (keyof Letterhead)[])
    Object.defineProperty(head, name, { get: () => letterhead(content, settings)[name] });
  if (settings.smtpUrl) return smtpMailbox(settings.smtpUrl, settings.siteUrl, head);
  const folder = join(settings.dataDir, 'mail');
  log.warn(`SMTP_URL is not set: enquiries are written to the Maildir ${folder} and mailed to nobody`);
  try {
    return maildir(folder, head);
  } catch (cause) {
    throw new StorageError(`Cannot write mail to DATA_DIR: ${(cause as Error).message}. Check that this user may write there.`, { cause });
  }
}
