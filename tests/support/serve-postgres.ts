import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../tools/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL for the whole run. Tests make databases of their own in it (engines.ts, create-database.ts). */
    postgres: string;
  }
}

/** Starts it once for the whole run: less than a second. */
export default async function servePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgres', server.url());
  return () => server.remove();
}
