import { mkdirSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { composeMail, type Letterhead } from './compose-mail.ts';
import type { Mailbox } from './mailbox.ts';
import type { ClaimedMail } from './outbox.ts';

const folders = ['tmp', 'new', 'cur'] as const;

/**
 * A Maildir (https://cr.yp.to/proto/maildir.html), which any mail reader opens: for a machine without a mail server.
 * Mail is written whole to tmp/ and then moved to new/. Its file name follows from its Message-ID: a twin finds its place taken.
 * @param folder made if missing
 */
export function maildir(folder: string, letterhead: Letterhead): Mailbox {
  for (const name of folders) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });

  return {
    async deliver(mail) {
      const name = fileName(mail);
      if (mail.attempts > 1 && (await holds(folder, name))) return 'kept';
      const written = await new MailComposer(composeMail(mail, letterhead)).compile().build();
      // Two processes may have the same mail in a hand-over: each writes a file of its own.
      const draft = join(folder, 'tmp', `${name}.${mail.lease}`);
      await writeToDisk(draft, written);
      await rename(draft, join(folder, 'new', name));
      await syncFolder(join(folder, 'new'));
      return 'kept';
    },
    close: async () => {},
  };
}

/** Removes the mail of enquiries, read or not. @param folder may be missing: then there is none */
export async function removeFromMaildir(folder: string, references: readonly string[]): Promise<void> {
  for (const part of folders) {
    const files = await readdir(join(folder, part)).catch(() => []);
    const theirs = files.filter((file) => references.includes(file.split('.')[1] ?? ''));
    for (const file of theirs) await rm(join(folder, part, file), { force: true });
  }
}

function fileName({ id, enquiry, notice, edition }: ClaimedMail): string {
  const written = enquiry?.receivedAt ?? notice?.createdAt ?? 0;
  return `${Math.floor(written / 1000)}.${id}.${edition}.tarazu`;
}

/** Whether the mail is there already. A reader moves it to cur/ and adds its flags after a colon. */
async function holds(folder: string, name: string): Promise<boolean> {
  const [unread, read] = await Promise.all([readdir(join(folder, 'new')), readdir(join(folder, 'cur'))]);
  return [...unread, ...read].some((file) => file === name || file.startsWith(`${name}:`));
}

async function writeToDisk(path: string, content: Buffer): Promise<void> {
  await using file = await open(path, 'w', 0o600);
  await file.writeFile(content);
  await file.sync();
}

/** A file that was moved is safe once its folder is. */
async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r');
  await folder.sync();
}
