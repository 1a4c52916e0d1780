import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrations } from '../../../server/storage/migrations.ts';
import { inspectStorage, openStorage } from '../../../server/storage/open-storage.ts';
import { engines } from '../../support/server/engines.ts';
import { fillEarlier, openForTest } from '../../support/server/open-for-test.ts';

type AnyTables = Record<string, Record<string, unknown>>;

/** Values of a row by column, where the type's default is not allowed. */
const values: Record<string, unknown> = { metric: 'LCP', bucket: 3, samples: 7, state: 'waiting', kind: 'enquiry', day: '2031-03-03' };
/** Values of foreign keys, by table and column. */
const references: Record<string, string> = { 'sessions.person': 'a key', 'webhooks.id': 'a reference' };
const valueFor = (table: string, name: string, type: string) =>
  references[`${table}.${name}`] ?? values[name] ?? (/int/i.test(type) ? 1_900_000_000 : `a ${name}`);

/** Tables that a later migration removes on purpose. */
const removed = ['troubles', ...['views', 'referrers', 'events', 'vitals', 'recent', 'hours'].map((name) => `measure_${name}`)];

describe.each(engines)('a database of an earlier version on $name', ({ fresh }) => {
  test.each(Object.keys(migrations).slice(0, -1))('%s is brought up to date with every row', async (last) => {
    const settings = await fresh();
    const before: AnyTables = {};
    await fillEarlier<AnyTables>(settings, last, async (db) => {
      for (const { name, columns } of await db.introspection.getTables()) {
        const row = Object.fromEntries(columns.map((column) => [column.name, valueFor(name, column.name, column.dataType)]));
        before[name] = row;
        await db.insertInto(name).values(row).execute();
      }
    });
    expect(Object.keys(before)).toContain('enquiries');
    const { db } = await openForTest(settings);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    for (const [table, row] of Object.entries(before)) {
      if (removed.includes(table) && !tables.includes(table)) continue;
      const after = await db
        .selectFrom(table as 'enquiries')
        .selectAll()
        .execute();
      expect(after, table).toHaveLength(1);
      // Overviews are plain text since 017-counts, and notes say who answers since 018.
      const { html: _, assigned_to: _assignee, ...kept } = row;
      expect(after[0], table).toMatchObject(kept);
    }
  });
});

describe.each(engines)('a database of a newer version on $name', ({ storage }) => {
  test('is unchanged, and the start fails with the reason and the fix', async () => {
    const settings = await storage();
    const { db } = await openForTest(settings);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2031-03-03')`.execute(db);
    const words = /brought up to date by a newer version of this program \(999-later\).* Start the newer version again, or go back/;
    await expect(openStorage(settings)).rejects.toThrow(words);
    await expect(openStorage(settings)).rejects.toMatchObject({ name: 'StorageError' });
    expect((await inspectStorage(settings, async () => 'looked')).state).toEqual({ pending: [], newer: ['999-later'] });
  });
});

// What each does with data was tested when it was written. A change of a released one would reach new databases alone.
test('the migrations of released versions never change', () => {
  const source = readFileSync('server/storage/migrations.ts', 'utf8').replace(/\s+/g, '');
  const released = source.slice(source.indexOf("'001-"), source.indexOf('untiltextnotnull)'));
  expect(createHash('sha256').update(released).digest('hex')).toBe('32828ab5369dc54989320eafe9cb18f071c1a25e0e91e47327c76255a556a8a7');
});
