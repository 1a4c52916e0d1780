import { join } from 'node:path';
import { DAY } from '../../shared/format/days.ts';
import { removeFromMaildir } from '../mail/maildir.ts';
import { emptyWriteAheadLog } from '../storage/empty-write-ahead-log.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Spam is kept for so long, as the privacy page says; in milliseconds. */
export const spamAge = 30 * DAY;
/** So many are removed in one transaction. */
const AT_ONCE = 200;
/** Whoever is asked to erase waits so long for other processes that read, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Removes enquiries, their mail, notes and history for good: from the tables, the embedded database's files and the Maildir.
 * What a mail server has taken, and older backups, are not in its reach.
 * @param dataDir folder of the embedded database and of the Maildir
 * @returns how many were there
 */
export async function eraseEnquiries(storage: Storage, references: readonly string[], dataDir: string): Promise<number> {
  if (references.length === 0) return 0;
  const erased = await storage.db.transaction().execute(async (db) => {
    await db.deleteFrom('outbox').where('id', 'in', references).execute();
    return db.deleteFrom('enquiries').where('reference', 'in', references).executeTakeFirst();
  });
  await removeFromMaildir(join(dataDir, 'mail'), references);
  await emptyWriteAheadLog(storage, PATIENCE);
  return Number(erased.numDeletedRows);
}

/** When enquiries are erased without being asked for; in milliseconds since 1970. */
interface Retention {
  /** What was answered or closed before; undefined keeps it. */
  handledBefore: number | undefined;
  /** What was moved to spam before. */
  spamBefore: number;
}

/** Erases what is settled for so long. What wants an answer is kept. @returns how many */
export async function eraseOld(storage: Storage, { handledBefore, spamBefore }: Retention, dataDir: string): Promise<number> {
  const old = await storage.db
    .selectFrom('enquiries')
    .select('reference')
    .where('state', '=', 'accepted')
    .where((match) =>
      match.or([
        match('handling', '=', 'spam').and('handled_at', '<', spamBefore),
        match('handling', 'in', ['answered', 'closed']).and('handled_at', '<', handledBefore ?? Number.MIN_SAFE_INTEGER),
      ]),
    )
    .limit(AT_ONCE)
    .execute();
  const references = old.map(({ reference }) => reference);
  const erased = await eraseEnquiries(storage, references, dataDir);
  return references.length < AT_ONCE ? erased : erased + (await eraseOld(storage, { handledBefore, spamBefore }, dataDir));
}
