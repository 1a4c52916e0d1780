import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations.ts';

/** Returns the names of migrations that only a newer version of the code knows; empty for a new database. */
export async function unknownMigrations(db: Kysely<never>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}

/** Returns the error message for a database with unknown migrations. */
export function newerDatabaseMessage(newer: readonly string[]): string {
  const last = Object.keys(migrations).at(-1);
  return `it was brought up to date by a newer version of this program (${newer.join(', ')}), and this one knows its tables up to ${last}`;
}

/** Message with the fix for a database of a newer version. */
export const newerDatabaseFix =
  'Start the newer version again, or go back to the backup from before the upgrade: docs/running.md, "Upgrade and rollback".';
