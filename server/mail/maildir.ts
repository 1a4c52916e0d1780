import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { type Email, type Mailbox, mimeOptions } from './mailbox.ts';

const folders = ['tmp', 'new', 'cur'] as const;

/**
 * Opens a Maildir (https://cr.yp.to/proto/maildir.html), which mail readers can open. It is used if there is no mail server. A
 * message is written to tmp/ and then moved to new/. Its file name is derived from its key, so a duplicate is detected.
 * @param folder created if missing
 */
export function maildir(folder: string): Mailbox {
  for (const name of folders) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });

  return {
    async deliver(email, { attempts }) {
      const name = fileName(email);
      if (attempts > 1 && (await hasMessage(folder, name))) return 'kept';
      const written = await new MailComposer(mimeOptions(email)).compile().build();
      // If a lease expires, two processes may deliver the same mail, so the name of the draft is unique.
      const draft = join(folder, 'tmp', `${name}.${randomUUID()}`);
      await writeFile(draft, written, { mode: 0o600, flush: true });
      await rename(draft, join(folder, 'new', name));
      await syncFolder(join(folder, 'new'));
      return 'kept';
    },
    close: async () => {},
  };
}

/**
 * Removes the mail of enquiries, read or unread.
 * @param folder may be missing
 */
export async function removeFromMaildir(folder: string, references: readonly string[]): Promise<void> {
  for (const part of folders) {
    const files = await readdir(join(folder, part)).catch(() => []);
    const theirs = files.filter((file) => references.includes(file.split('.')[1] ?? ''));
    for (const file of theirs) await rm(join(folder, part, file), { force: true });
  }
}

/** Returns a file name such as 1795694096.K7QM-2XWD-9F3H-T5VB.1.tarazu. */
function fileName({ date, key }: Email): string {
  return `${Math.floor(date.getTime() / 1000)}.${key}.tarazu`;
}

/** Returns whether the Maildir has the message. A mail reader moves it to cur/ and appends flags after a colon. */
async function hasMessage(folder: string, name: string): Promise<boolean> {
  const [unread, read] = await Promise.all([readdir(join(folder, 'new')), readdir(join(folder, 'cur'))]);
  return [...unread, ...read].some((file) => file === name || file.startsWith(`${name}:`));
}

/** Flushes a rename to disk. */
async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r');
  await folder.sync();
}
