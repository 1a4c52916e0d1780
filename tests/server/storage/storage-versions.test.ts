import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readRecent } from '../../../server/measurement/read-recent.ts';
import { inspectStorage } from '../../../server/storage/inspect-storage.ts';
import { migrations } from '../../../server/storage/migrations.ts';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { engines } from '../../support/server/engines.ts';
import { fillEarlier, openForTest } from '../../support/server/open-for-test.ts';

type AnyTables = Record<string, Record<string, unknown>>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const first = Date.parse('2031-03-03');

/** Values of a row by column, where the type's default is not allowed. */
const values: Record<string, unknown> = { metric: 'LCP', bucket: 3, samples: 7, state: 'waiting', kind: 'enquiry', day: '2031-03-03' };
/** Values of foreign keys, by table and column. */
const references: Record<string, string> = { 'sessions.person': 'a key', 'webhooks.id': 'a reference' };
const valueFor = (table: string, name: string, type: string) =>
  references[`${table}.${name}`] ?? values[name] ?? (/int/i.test(type) ? 1_900_000_000 : `a ${name}`);

/** Tables that a later migration removes on purpose. */
const removed = ['troubles', 'measure_recent'];

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
      // A migration packs vitals; tests/server/measurement/measurement-vitals.test.ts reads them.
      if (table !== 'measure_vitals') expect(after[0], table).toMatchObject(row);
    }
  });

  test('has its single views summed up by hour', async () => {
    const settings = await fresh();
    // Some hours have no views. The others have views in their first, middle and last minutes.
    const counts = new Map([0, 1, 5, 23, 24, 167].map((hour) => [hour, 3 + (hour % 4)]));
    const rows = [...counts].flatMap(([hour, count]) =>
      Array.from({ length: count }, (_, place) => ({
        at: first + hour * HOUR + ((place * 59) % 60) * MINUTE,
        path: place % 2 ? '/' : '/contact',
        route: '/',
        referrer: 'search.example',
        device: 'phone',
      })),
    );
    await fillEarlier<AnyTables>(settings, '006-packed-vitals', (db) => db.insertInto('measure_recent').values(rows).execute());

    const database = await openForTest(settings);
    const hours = await readRecent(database, 168, first + 168 * HOUR - 1, 'UTC');
    expect(new Map(hours.flatMap(({ from, views }) => (views > 0 ? [[(from - first) / HOUR, views]] : [])))).toEqual(counts);
    // In time zones with half-hour offsets, each view belongs to the hour in which it began. No view is lost.
    const indian = await readRecent(database, 169, first + 168 * HOUR - 1, 'Asia/Kolkata');
    expect(indian.reduce((sum, { views }) => sum + views, 0)).toBe(rows.length);
    const [row] = await database.db.selectFrom('measure_hours').selectAll().limit(1).execute();
    expect(Object.keys(row ?? {})).toEqual(['at', 'views']);
    expect((await database.db.introspection.getTables()).map(({ name }) => name)).not.toContain('measure_recent');
  });

  test('closes enquiries mailed more than a week ago', async () => {
    const settings = await fresh();
    const now = Date.now();
    const mails = {
      old: { state: 'delivered', delivered_at: now - 8 * DAY },
      recent: { state: 'delivered', delivered_at: now - 6 * DAY },
      failed: { state: 'failed', delivered_at: null },
    };
    await fillEarlier<AnyTables>(settings, '013-recipients', async (db) => {
      const words = { name: 'Asha', email: 'asha@shop.example', phone: null, message: 'Hello', fingerprint: '', reason: null, bytes: 0 };
      for (const [reference, mail] of Object.entries(mails)) {
        await db
          .insertInto('enquiries')
          .values({ reference, received_at: now - 9 * DAY, state: 'accepted', ...words })
          .execute();
        await db
          .insertInto('outbox')
          .values({ id: reference, kind: 'enquiry', due_at: 0, created_at: 0, ...mail })
          .execute();
      }
    });
    const { db } = await openForTest(settings);
    expect(await db.selectFrom('enquiries').select(['reference', 'handling', 'handled_at']).orderBy('reference').execute()).toEqual([
      { reference: 'failed', handling: 'new', handled_at: null },
      { reference: 'old', handling: 'closed', handled_at: mails.old.delivered_at },
      { reference: 'recent', handling: 'new', handled_at: null },
    ]);
  });

  test('drops mailed alerts, and keeps other mail', async () => {
    const settings = await fresh();
    const mail = { state: 'waiting', due_at: first, attempts: 0, edition: 1, created_at: first };
    const notice = { created_at: first, subject: 'Your website', text: '', html: '' };
    await fillEarlier<AnyTables>(settings, '006-packed-vitals', async (db) => {
      for (const [id, kind] of Object.entries({ 'alert-disk-1': 'alert', 'overview-2031-W10': 'overview' })) {
        const row = { id, kind, ...mail };
        await db.insertInto('outbox').values(row).execute();
        await db
          .insertInto('notices')
          .values({ id, ...notice })
          .execute();
      }
    });
    const database = await openForTest(settings);
    for (const table of ['outbox', 'notices'] as const)
      expect(await database.db.selectFrom(table).select('id').execute()).toEqual([{ id: 'overview-2031-W10' }]);
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
