import { sql } from 'kysely';
import type { Storage } from './open-storage.ts';

/** When this database got its first tables, in milliseconds since 1970: Kysely notes the time of each migration. */
export async function madeAt({ db }: Storage): Promise<number> {
  const { rows } = await sql<{ first: string }>`select min(timestamp) as first from kysely_migration`.execute(db);
  return Date.parse(rows[0]?.first ?? '');
}
