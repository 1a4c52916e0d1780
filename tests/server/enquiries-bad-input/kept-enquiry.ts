import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { openStorage, type StorageSettings } from '../../../server/storage/open-storage.ts';

/** What is stored under a reference; undefined when nothing is. */
export async function storedEnquiry(settings: StorageSettings, reference: string) {
  const storage = await openStorage(settings);
  try {
    return await storage.db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst();
  } finally {
    await storage.db.destroy();
  }
}

/** The mail about an enquiry in a Maildir; undefined while there is none. */
export async function mailAbout(dataDir: string, reference: string): Promise<Email | undefined> {
  const folder = join(dataDir, 'mail/new');
  const name = (await readdir(folder)).find((file) => file.includes(reference));
  return name === undefined ? undefined : PostalMime.parse(await readFile(join(folder, name)));
}
