import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readVisits } from '../../../server/measurement/count-store.ts';
import { migrations } from '../../../server/storage/migrations.ts';
import { inspectStorage, openStorage } from '../../../server/storage/open-storage.ts';
import { engines } from '../../support/server/engines.ts';
import { fillEarlier, openForTest } from '../../support/server/open-for-test.ts';

type AnyTables = Record<string, Record<string, unknown>>;

const DAY = 86_400_000;
const first = Date.parse('2031-03-03');

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

  test('has its visits reduced to counts per day', async () => {
    const settings = await fresh();
    const day = '2031-03-03';
    await fillEarlier<AnyTables>(settings, '016-publishes', async (db) => {
      const views = (path: string, device: string, views: number) => ({ day, path, route: path, device, views });
      await db
        .insertInto('measure_views')
        .values([views('/', 'phone', 2), views('/', 'desktop', 3), views('', 'phone', 1), { ...views('/', 'phone', 4), day: '2031-03-04' }])
        .execute();
      await db.insertInto('measure_referrers').values({ day, host: 'search.example', views: 5 }).execute();
      await db
        .insertInto('measure_events')
        .values([
          { day, category: 'enquiry', action: 'sent', label: '', times: 2 },
          { day, category: 'enquiry', action: 'failed', label: '429', times: 1 },
          { day, category: 'instrument', action: 'seen', label: 'scale', times: 9 },
          { day, category: 'instrument', action: 'touched', label: 'scale', times: 4 },
        ])
        .execute();
    });
    const storage = await openForTest(settings);
    expect(await readVisits(storage, { from: day, to: '2031-03-04' })).toEqual({
      views: 10,
      days: [
        { name: day, count: 6 },
        { name: '2031-03-04', count: 4 },
      ],
      pages: [
        { name: '/', count: 9 },
        { name: '', count: 1 },
      ],
      referrers: [{ name: 'search.example', count: 5 }],
      events: [
        { name: 'instrument touched scale', count: 4 },
        { name: 'enquiry sent', count: 2 },
        { name: 'enquiry failed 429', count: 1 },
      ],
      fast: 0,
      rated: 0,
    });
    expect((await storage.db.introspection.getTables()).filter(({ name }) => name.startsWith('measure_'))).toHaveLength(1);
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
