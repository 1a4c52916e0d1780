import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { StorageSettings } from '../../server/storage/open-storage.ts';
import { createDatabase } from '../../tools/create-database.ts';

const dataDir = () => mkdtempSync(join(inject('scratch'), 'data-'));

interface Engine {
  name: 'SQLite' | 'PostgreSQL';
  /** Settings of a database that nobody has used: an empty folder, and on PostgreSQL an empty database. The folder goes with the run. */
  storage(): Promise<StorageSettings>;
}

/**
 * The same suite on both databases: `describe.each(engines)('… on $name', ({ storage }) => { … })`.
 * The project needs `make-scratch.ts` and `serve-postgres.ts` as its global set-up.
 */
export const engines: readonly Engine[] = [
  { name: 'SQLite', storage: async () => ({ dataDir: dataDir(), databaseUrl: undefined }) },
  { name: 'PostgreSQL', storage: async () => ({ dataDir: dataDir(), databaseUrl: await createDatabase(inject('postgres')) }) },
];
