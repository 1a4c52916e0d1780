import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations.ts';

/** Changes of the tables that this version of the code does not know: a newer one has made them. None where nothing was ever migrated. */
export async function unknownMigrations(db: Kysely<never>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}

/** What to say of such a database. @param newer what newerChanges found */
export function newerDatabaseMessage(newer: readonly string[]): string {
  const last = Object.keys(migrations).at(-1);
  return `it was brought up to date by a newer version of this program (${newer.join(', ')}), and this one knows its tables up to ${last}`;
}

/** What to do about it. */
export const newerDatabaseFix =
  'Start the newer version again, or go back to the backup from before the upgrade: docs/running.md, "Upgrade and rollback".';
