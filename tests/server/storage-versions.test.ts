import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { inspectStorage } from '../../server/storage/inspect-storage.ts';
import { migrations } from '../../server/storage/migrations.ts';
import { openStorage, type StorageSettings } from '../../server/storage/open-storage.ts';
import { postgresDialect } from '../../server/storage/postgres-dialect.ts';
import { sqliteDialect } from '../../server/storage/sqlite-dialect.ts';
import { sqliteFile } from '../../server/storage/sqlite-file.ts';
import { engines } from '../support/engines.ts';

type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

/** What stands in a row: something of its type, or what the column may hold. */
const values: Record<string, unknown> = { metric: 'LCP', bucket: 3, samples: 7, state: 'waiting', kind: 'enquiry', day: '2031-03-03' };
const wordFor = (name: string, type: string) => values[name] ?? (/int/i.test(type) ? 1_900_000_000 : `a ${name}`);

/** Tables that a later version takes away on purpose, with what they held. */
const removed = ['troubles', 'measure_recent'];

/** A database as an earlier version left it, with a row in each table. @returns the rows by table */
async function makeEarlier({ databaseUrl, dataDir }: StorageSettings, last: string) {
  const dialect = databaseUrl ? postgresDialect(databaseUrl, () => {}) : sqliteDialect(join(dataDir, sqliteFile));
  const db: AnyTables = new Kysely({ dialect });
  try {
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(last);
    expect(error).toBeUndefined();
    const rows: Record<string, Record<string, unknown>> = {};
    for (const { name, columns } of await db.introspection.getTables()) {
      rows[name] = Object.fromEntries(columns.map((column) => [column.name, wordFor(column.name, column.dataType)]));
      await db.insertInto(name).values(rows[name]).execute();
    }
    return rows;
  } finally {
    await db.destroy();
  }
}

describe.each(engines)('a database of an earlier version on $name', ({ fresh }) => {
  test.each(Object.keys(migrations).slice(0, -1))('%s is brought up to date with every row', async (last) => {
    const settings = await fresh();
    const before = await makeEarlier(settings, last);
    expect(Object.keys(before)).toContain('enquiries');
    const opened = await openStorage(settings);
    try {
      const db = opened.db as unknown as AnyTables;
      const tables = (await db.introspection.getTables()).map(({ name }) => name);
      for (const [table, row] of Object.entries(before)) {
        if (removed.includes(table) && !tables.includes(table)) continue;
        const after = await db.selectFrom(table).selectAll().execute();
        expect(after, table).toHaveLength(1);
        // Vitals are packed anew: tests/server/measurement-vitals.test.ts reads them.
        if (table !== 'measure_vitals') expect(after[0], table).toMatchObject(row);
      }
    } finally {
      await opened.db.destroy();
    }
  });
});

describe.each(engines)('a database of a newer version on $name', ({ storage }) => {
  test('is left as it is, and whoever starts the older program reads why and what to do', async () => {
    const settings = await storage();
    const opened = await openStorage(settings);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2031-03-03')`.execute(opened.db);
    await opened.db.destroy();
    const words = /brought up to date by a newer version of this program \(999-later\).* Start the newer version again, or go back/;
    await expect(openStorage(settings)).rejects.toThrow(words);
    await expect(openStorage(settings)).rejects.toMatchObject({ name: 'StorageError' });
    expect((await inspectStorage(settings, async () => 'looked')).state).toEqual({ pending: [], newer: ['999-later'] });
  });
});
