import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openStorage, type StorageSettings } from '../../../server/storage/open-storage.ts';
import { sqliteFile } from '../../../server/storage/sqlite-dialect.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { createDatabase } from './postgres.ts';

const dataDir = () => scratchFolder('data');

/** Path of a migrated SQLite database to copy, created once per worker. */
let withTables: Promise<string> | undefined;
async function makeTables(): Promise<string> {
  const folder = dataDir();
  await (await openStorage({ dataDir: folder, databaseUrl: undefined })).db.destroy();
  return join(folder, sqliteFile);
}

interface Engine {
  name: 'SQLite' | 'PostgreSQL';
  /** Settings of a migrated, empty database, removed after the run. */
  storage(): Promise<StorageSettings>;
  /** Settings of a new database without tables. */
  fresh(): Promise<StorageSettings>;
}

/**
 * Both databases: `describe.each(engines)('… on $name', ({ storage }) => { … })`.
 * The project needs `make-scratch.ts` and `serve-postgres.ts` as its global set-up.
 */
export const engines: readonly Engine[] = [
  {
    name: 'SQLite',
    async storage() {
      withTables ??= makeTables();
      const folder = dataDir();
      copyFileSync(await withTables, join(folder, sqliteFile));
      return { dataDir: folder, databaseUrl: undefined };
    },
    fresh: async () => ({ dataDir: dataDir(), databaseUrl: undefined }),
  },
  {
    name: 'PostgreSQL',
    storage: async () => ({ dataDir: dataDir(), databaseUrl: await createDatabase(inject('postgres'), inject('withTables')) }),
    fresh: async () => ({ dataDir: dataDir(), databaseUrl: await createDatabase(inject('postgres')) }),
  },
];
