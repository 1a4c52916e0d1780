import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/**
 * Deletes visitors' hashes and salts of past days, after which calls cannot be traced to anybody.
 * @param day today, such as 2026-11-20
 */
export async function forgetPastDays(db: Kysely<Schema>, day: string): Promise<void> {
  await db.deleteFrom('chat_visitors').where('day', '<', day).execute();
  await db.deleteFrom('chat_days').where('day', '<', day).execute();
}
