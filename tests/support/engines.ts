import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import type { StorageSettings } from '../../server/storage/open-storage.ts';
import { createDatabase } from './create-database.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarazu-data-'));
  folders.push(folder);
  return folder;
}

interface Engine {
  name: 'SQLite' | 'PostgreSQL';
  /** Settings of a database that nobody has used: an empty folder, and on PostgreSQL an empty database. The folder goes with the test file. */
  storage(): Promise<StorageSettings>;
}

/**
 * The same suite on both databases: `describe.each(engines)('… on $name', ({ storage }) => { … })`.
 * The project needs `globalSetup: 'tests/support/serve-postgres.ts'`.
 */
export const engines: readonly Engine[] = [
  { name: 'SQLite', storage: async () => ({ dataDir: dataDir(), databaseUrl: undefined }) },
  { name: 'PostgreSQL', storage: async () => ({ dataDir: dataDir(), databaseUrl: await createDatabase(inject('postgres')) }) },
];
