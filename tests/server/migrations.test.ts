import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { readRecent } from '../../server/measurement/read-recent.ts';
import { migrations } from '../../server/storage/migrations.ts';
import { openStorage, type StorageSettings } from '../../server/storage/open-storage.ts';
import { postgresDialect } from '../../server/storage/postgres-dialect.ts';
import { sqliteDialect } from '../../server/storage/sqlite-dialect.ts';
import { sqliteFile } from '../../server/storage/sqlite-file.ts';
import { engines } from '../support/engines.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const first = Date.parse('2031-03-03');

interface Before {
  measure_recent: { at: number; path: string; route: string; referrer: string; device: string };
  outbox: { id: string; kind: string; state: string; due_at: number; attempts: number; edition: number; created_at: number };
  notices: { id: string; created_at: number; subject: string; text: string; html: string };
}

/** A database as an earlier version left it. @param name of its last change */
async function openAsBefore({ databaseUrl, dataDir }: StorageSettings, name: string): Promise<Kysely<Before>> {
  const dialect = databaseUrl ? postgresDialect(databaseUrl, () => {}) : sqliteDialect(join(dataDir, sqliteFile));
  const db = new Kysely<Before>({ dialect });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(name);
  expect(error).toBeUndefined();
  return db;
}

describe.each(engines)('a database of before on $name', ({ fresh }) => {
  test('has its single page views summed up by the hour, every one of them, and nothing else of them stays', async () => {
    const settings = await fresh();
    const old = await openAsBefore(settings, '006-packed-vitals');
    // So many in the first minute, the last, and one between; some hours without any.
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
    await old.insertInto('measure_recent').values(rows).execute();
    await old.destroy();

    const kept = await openStorage(settings);
    const hours = await readRecent(kept, 168, first + 168 * HOUR - 1, 'UTC');
    expect(new Map(hours.flatMap(({ from, views }) => (views > 0 ? [[(from - first) / HOUR, views]] : [])))).toEqual(counts);
    // Where hours begin at half past, each lies in the one that it began in: none is lost.
    const indian = await readRecent(kept, 169, first + 168 * HOUR - 1, 'Asia/Kolkata');
    expect(indian.reduce((sum, { views }) => sum + views, 0)).toBe(rows.length);
    const [row] = await kept.db.selectFrom('measure_hours').selectAll().limit(1).execute();
    expect(Object.keys(row ?? {})).toEqual(['at', 'views']);
    expect((await kept.db.introspection.getTables()).map(({ name }) => name)).not.toContain('measure_recent');
    await kept.db.destroy();
  });

  test('loses the alerts that it had to mail, and keeps its other mail', async () => {
    const settings = await fresh();
    const old = await openAsBefore(settings, '006-packed-vitals');
    const mail = { state: 'waiting', due_at: first, attempts: 0, edition: 1, created_at: first };
    const notice = { created_at: first, subject: 'Your website', text: '', html: '' };
    for (const [id, kind] of [
      ['alert-disk-1', 'alert'],
      ['overview-2031-W10', 'overview'],
    ] as const) {
      await old
        .insertInto('outbox')
        .values({ id, kind, ...mail })
        .execute();
      await old
        .insertInto('notices')
        .values({ id, ...notice })
        .execute();
    }
    await old.destroy();

    const kept = await openStorage(settings);
    for (const table of ['outbox', 'notices'] as const)
      expect(await kept.db.selectFrom(table).select('id').execute()).toEqual([{ id: 'overview-2031-W10' }]);
    await kept.db.destroy();
  });
});
