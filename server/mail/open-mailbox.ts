import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Content } from '../../content/load.ts';
import type { Settings } from '../settings/settings.ts';
import { StorageError } from '../storage/open-storage.ts';
import { emailContext, mailCarrier } from './compose-mail.ts';
import type { Carrier, Mailbox } from './mailbox.ts';
import { maildir } from './maildir.ts';
import { smtpMailbox } from './smtp-mailbox.ts';

/**
 * Returns the carrier of outgoing mail: the SMTP server named in the settings, or, without one, a local Maildir, with a warning in the log.
 * Connects with the first mail.
 * @throws StorageError if the Maildir cannot be written
 */
export function openMailbox(settings: Settings, content: Pick<Content, 'agency' | 'mail' | 'pages'>, log: FastifyBaseLogger): Carrier {
  // The context is read for each e-mail, because a publish changes the content.
  return mailCarrier(chooseMailbox(settings, log), () => emailContext(content, settings));
}

function chooseMailbox(settings: Settings, log: FastifyBaseLogger): Mailbox {
  if (settings.smtpUrl) return smtpMailbox(settings.smtpUrl, settings.siteUrl);
  const folder = join(settings.dataDir, 'mail');
  log.warn(`SMTP_URL is not set: enquiries are written to the Maildir ${folder} and mailed to nobody`);
  try {
    return maildir(folder);
  } catch (cause) {
    throw new StorageError(`Cannot write mail to DATA_DIR: ${(cause as Error).message}. Check that this user may write there.`, { cause });
  }
}
