import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { DAY } from '../../shared/format/days.ts';
import { removeFromMaildir } from '../mail/maildir.ts';
import { forgetErased } from '../storage/forget-erased.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';

/** Retention of spam, as on the privacy page; in milliseconds. */
export const spamAge = 30 * DAY;
/** Enquiries erased per transaction. */
const BATCH = 200;
/** Longest wait for readers in other processes, which block emptying the write-ahead log; in milliseconds. */
const READERS_TIMEOUT = 5_000;

/**
 * Removes enquiries, their mail, notes and history: from the tables, the files of the embedded database, what restores have
 * kept, and the Maildir. Delivered mail and older backups remain.
 * @param dataDir folder of the embedded database and of the Maildir
 * @returns the number of erased enquiries
 */
export async function eraseEnquiries(storage: Storage, references: readonly string[], dataDir: string): Promise<number> {
  if (references.length === 0) return 0;
  const erased = await storage.db.transaction().execute(async (db) => {
    await db.deleteFrom('outbox').where('id', 'in', references).execute();
    return db.deleteFrom('enquiries').where('reference', 'in', references).executeTakeFirst();
  });
  await removeFromMaildir(join(dataDir, 'mail'), references);
  await forgetErased(storage, dataDir, READERS_TIMEOUT);
  return Number(erased.numDeletedRows);
}

/** Bounds of retention, in milliseconds since 1970. */
interface Retention {
  /** Answered or closed enquiries handled before this time are erased. If undefined, they are kept. */
  handledBefore: number | undefined;
  /** Enquiries marked as spam before this time are erased. */
  spamBefore: number;
}

/** Erases enquiries past their retention, except unanswered ones, and returns their number. */
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
    .limit(BATCH)
    .execute();
  const references = old.map(({ reference }) => reference);
  const erased = await eraseEnquiries(storage, references, dataDir);
  return references.length < BATCH ? erased : erased + (await eraseOld(storage, { handledBefore, spamBefore }, dataDir));
}

/** Bounds of quarantine, so that robots cannot fill the disk; in rows, bytes of text, and milliseconds. */
export const quarantineBounds = { rows: 1_000, bytes: 5_000_000, age: 30 * DAY } as const;

/**
 * Removes enquiries older than 30 days from quarantine, then the oldest above the bounds.
 * @returns the removed references
 */
export async function trimQuarantine(db: Transaction<Schema>, now = Date.now()): Promise<string[]> {
  const quarantined = await db
    .selectFrom('enquiries')
    .select(['reference', 'received_at', 'bytes'])
    .where('state', '=', 'quarantined')
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  let bytes = 0;
  const excess = quarantined.filter((row, index) => {
    bytes += row.bytes;
    return index >= quarantineBounds.rows || bytes > quarantineBounds.bytes || row.received_at < now - quarantineBounds.age;
  });
  const references = excess.map(({ reference }) => reference);
  if (references.length > 0)
    await db.deleteFrom('enquiries').where('reference', 'in', references).where('state', '=', 'quarantined').execute();
  return references;
}
