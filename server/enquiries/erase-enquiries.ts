import { join } from 'node:path';
import { DAY } from '../../shared/format/days.ts';
import { removeFromMaildir } from '../mail/maildir.ts';
import { emptyWriteAheadLog } from '../storage/empty-write-ahead-log.ts';
import type { Storage } from '../storage/open-storage.ts';

/** Retention of spam, as on the privacy page; in milliseconds. */
export const spamAge = 30 * DAY;
/** Enquiries removed per transaction. */
const AT_ONCE = 200;
/** How long an erasure on request waits for other processes that read, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Removes enquiries, their mail, notes and history: from the tables, the files of the embedded database and the Maildir. It cannot
 * reach delivered mail and older backups.
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

/** Bounds of retention, in milliseconds since 1970. */
interface Retention {
  /** Answered or closed enquiries handled before are erased; undefined keeps them. */
  handledBefore: number | undefined;
  /** Spam marked before is erased. */
  spamBefore: number;
}

/**
 * Erases enquiries past their retention, except unanswered ones.
 * @returns how many
 */
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
