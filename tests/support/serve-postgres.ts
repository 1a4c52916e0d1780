import type { TestProject } from 'vitest/node';
import { openStorage } from '../../server/storage/open-storage.ts';
import { startPostgres } from './server/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a PostgreSQL server for the whole run. Tests create databases of their own in it (engines.ts, postgres.ts). */
    postgres: string;
    /** Name of a migrated database to copy: migrating costs more than most tests. */
    withTables: string;
  }
}

/** Starts PostgreSQL once for the whole run, which takes a second. */
export default async function servePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const withTables = await server.createDatabase();
  await (await openStorage({ databaseUrl: withTables, dataDir: '' })).db.destroy();
  project.provide('postgres', server.url());
  project.provide('withTables', new URL(withTables).pathname.slice(1));
  return () => server.remove();
}
