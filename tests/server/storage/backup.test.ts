import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runChecks } from '../../../server/alerts/run-checks.ts';
import { eraseEnquiries } from '../../../server/enquiries/erase-enquiries.ts';
import { listEnquiries } from '../../../server/enquiries/list-enquiries.ts';
import { readBackupRecord, recordBackup } from '../../../server/storage/backup-record.ts';
import { removeCopies } from '../../../server/storage/forget-erased.ts';
import { openStorage, type Storage, type StorageSettings } from '../../../server/storage/open-storage.ts';
import { backUp, restore } from '../../../server/storage/restore.ts';
import { runCommand } from '../../support/run-command.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { engines } from '../../support/server/engines.ts';
import { keepEnquiry } from '../../support/server/keep-enquiry.ts';
import { createDatabase } from '../../support/server/postgres.ts';

/** Opens a database, uses it and closes it: a restore refuses while it is open. */
async function using<Result>(where: StorageSettings, use: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await openStorage(where);
  await using _ = storage.db;
  return await use(storage);
}

/** Reads all rows of all tables, by table. */
const rowsOf = (where: StorageSettings) =>
  using(where, async ({ db }) => {
    const tables = (await db.introspection.getTables()).filter(({ name, schema }) => !name.startsWith('kysely') && schema !== 'other');
    const rows = await Promise.all(tables.map(async ({ name }) => (await sql<object>`select * from ${sql.id(name)}`.execute(db)).rows));
    // PostgreSQL returns a Buffer, SQLite a Uint8Array.
    const plain = JSON.parse(
      JSON.stringify(rows, (_key, value) => (value instanceof Uint8Array ? [...value] : value)),
      (_key, value) => (value?.type === 'Buffer' ? value.data : value),
    );
    return Object.fromEntries(tables.map(({ name }, index) => [name, plain[index]]).filter(([, found]) => found.length > 0));
  });

/** Values of a row where the default of the type is not allowed: foreign keys, by table and column. */
const references: Record<string, string> = { 'sessions.person': 'a key', 'webhooks.id': 'a reference', 'recipients.id': 'an id' };

/** Puts one row into every table. */
const fillTables = (where: StorageSettings) =>
  using(where, async ({ db }) => {
    const tables = await db.introspection.getTables();
    const valueFor = (table: string, name: string, type: string) => {
      if (/blob|bytea/i.test(type)) return Buffer.from([0, 1, 255]);
      return (
        references[`${table}.${name}`] ??
        (/int/i.test(type) ? 1_900_000_000_123 % 2 ** 31 : `${'aeiou'.includes(name[0] ?? '') ? 'an' : 'a'} ${name}`)
      );
    };
    const wanted = [...['enquiries', 'outbox', 'people'], ...tables.map(({ name }) => name)];
    for (const name of new Set(wanted)) {
      const columns = tables.find((table) => table.name === name)?.columns ?? [];
      const row = Object.fromEntries(columns.map((column) => [column.name, valueFor(name, column.name, column.dataType)]));
      await db
        .insertInto(name as never)
        .values(row as never)
        .execute();
    }
  });

/** Path of a backup in a new folder. */
const newFile = () => join(scratchFolder('backup'), 'tarazu.sqlite');

describe.each(engines)('a backup on $name', ({ name, storage, fresh }) => {
  test.each(engines)('restores every row on $name', async (other) => {
    const [where, there] = [await storage(), await other.fresh()];
    await fillTables(where);
    const rows = await rowsOf(where);
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(['enquiries', 'measure_counts', 'sessions', 'webhooks']));
    const file = newFile();
    await backUp(where, file);
    expect(await restore(there, file)).toEqual({ enquiries: 1, before: [], old: [] });
    expect(await rowsOf(there)).toEqual(rows);
  });

  test('is private whatever the umask, with its folder and what a restore keeps', async () => {
    const where = await storage();
    const umask = process.umask(0);
    onTestFinished(() => void process.umask(umask));
    const folder = join(scratchFolder('open'), 'backups');
    const file = join(folder, 'one.sqlite');
    await backUp(where, file);
    await restore(where, file);
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(mode(folder)).toBe('700');
    const files = [file, ...readdirSync(where.dataDir).map((each) => join(where.dataDir, each))];
    expect(files.map(mode)).toEqual(files.map(() => '600'));
  });

  test('has the draft and the uploads, and a restore keeps those that it replaces', async () => {
    const where = await storage();
    const words = join(where.dataDir, 'words');
    for (const folder of ['draft/content', 'uploads', 'publish']) mkdirSync(join(words, folder), { recursive: true });
    writeFileSync(join(words, 'draft/content/home.yaml'), 'heading: Then');
    const picture = Buffer.from([0xff, 0xd8, 0, 1]);
    writeFileSync(join(words, 'uploads/whole.jpg'), picture);
    writeFileSync(join(words, 'publish/half.html'), 'made anew');
    const file = newFile();
    await backUp(where, file);
    writeFileSync(join(words, 'draft/content/home.yaml'), 'heading: Now');
    const { before } = await restore(where, file);
    expect(readFileSync(join(words, 'draft/content/home.yaml'), 'utf8')).toBe('heading: Then');
    expect(readFileSync(join(words, 'uploads/whole.jpg'))).toEqual(picture);
    expect(existsSync(join(words, 'publish'))).toBe(false);
    expect(readFileSync(join(before.at(-1) as string, 'draft/content/home.yaml'), 'utf8')).toBe('heading: Now');
    expect(await using(where, ({ db }) => db.introspection.getTables()).then((tables) => tables.map(({ name }) => name))).not.toContain(
      'backup_files',
    );
  });

  /** Restores a backup over a database with an enquiry, whose copy is kept. */
  async function restored() {
    const where = await storage();
    const file = newFile();
    await backUp(where, file);
    const later = await using(where, (kept) => keepEnquiry(kept, { fields: { message: 'Zwetschgenkuchen' } }));
    const { before } = await restore(where, file);
    const kept = await openStorage(where);
    onTestFinished(() => kept.db.destroy());
    const copies = async () =>
      name === 'SQLite'
        ? readdirSync(where.dataDir).filter((each) => each.includes('before-'))
        : (await sql<{ found: string }>`select nspname as found from pg_namespace where nspname like 'before-%'`.execute(kept.db)).rows;
    return { where, kept, later, before, copies };
  }

  test('leaves what a restore has replaced until the next erasure', async () => {
    const { where, kept, later, before, copies } = await restored();
    expect(before).toHaveLength(1);
    expect(await copies()).toHaveLength(1);
    expect(await listEnquiries(kept, { reference: later })).toEqual([]);
    const other = await keepEnquiry(kept);
    expect(await copies()).toHaveLength(1);
    await eraseEnquiries(kept, [other], where.dataDir);
    expect(await copies()).toEqual([]);
  });

  test('leaves what a restore has replaced for a month', async () => {
    const { where, kept, copies } = await restored();
    await removeCopies(kept, where.dataDir, Date.now() - 60_000);
    expect(await copies()).toHaveLength(1);
    await removeCopies(kept, where.dataDir, Date.now() + 60_000);
    expect(await copies()).toEqual([]);
  });

  test('is not restored while a server uses the database', async () => {
    const where = await storage();
    const file = newFile();
    await backUp(where, file);
    const later = await using(where, async (kept) => {
      const reference = await keepEnquiry(kept);
      await expect(restore(where, file)).rejects.toThrow(/^A server .*has the database open: stop it first\.$/);
      return reference;
    });
    expect(await using(where, (kept) => listEnquiries(kept, { reference: later }))).toHaveLength(1);
  });

  test('of nothing is refused in words', async () => {
    await expect(backUp(await fresh(), newFile())).rejects.toThrow(/no (database|tables of this site)/);
  });

  test('is recorded, also if it fails', async () => {
    const { dataDir, databaseUrl } = await storage();
    const file = newFile();
    const command = () => runCommand('backup', [file], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expect(await command()).toMatchObject({ code: 0, out: `${file} holds the database with 0 enquiries, and was read back.` });
    const record = readBackupRecord(dataDir);
    expect(record).toEqual({ madeAt: expect.any(Number) });
    expect(await command()).toMatchObject({ code: 1 });
    expect(readBackupRecord(dataDir)).toEqual({ ...record, error: `${file} exists already: name another file.` });
  });

  test('is an alert if it failed or is older than two days, once one was made', async () => {
    const { dataDir, databaseUrl } = await storage();
    const made = Date.now();
    const alertAfter = (hours: number) =>
      using({ dataDir, databaseUrl }, async (kept) => {
        const now = () => made + hours * 3_600_000;
        const disk = async () => ({ free: 200e9, size: 500e9 });
        const { checks } = await runChecks({
          storage: kept,
          disk,
          now,
          settings: { smtpUrl: undefined, webhook: undefined, dataDir },
          calendar: undefined,
        });
        return checks.find((check) => check.name === 'backup');
      });
    expect(await alertAfter(0)).toMatchObject({ ok: true, says: 'None has been made.' });
    recordBackup(dataDir, { madeAt: made });
    expect(await alertAfter(47)).toMatchObject({ ok: true, says: 'The last one was made 47 hours ago.' });
    expect(await alertAfter(48)).toMatchObject({ ok: false, says: 'The last one was made 48 hours ago.' });
    recordBackup(dataDir, { error: 'no room' });
    expect(await alertAfter(0)).toMatchObject({ ok: false, says: 'The last backup failed.', details: ['no room'] });
    recordBackup(dataDir, { madeAt: made });
    expect(await alertAfter(0)).toMatchObject({ ok: true });
  });
});

test('backup and restore on PostgreSQL need no more than a role that owns its database', async () => {
  const { databaseUrl = '' } = await (engines[1] as (typeof engines)[1]).fresh();
  const admin = await openStorage({ databaseUrl, dataDir: '' });
  const role = `owner_${Date.now()}`;
  const database = await createDatabase(databaseUrl);
  await sql.raw(`create role ${role} login`).execute(admin.db);
  await sql.raw(`alter database ${new URL(database).pathname.slice(1)} owner to ${role}`).execute(admin.db);
  await admin.db.destroy();
  const where = { databaseUrl: Object.assign(new URL(database), { username: role }).href, dataDir: scratchFolder('data') };
  const reference = await using(where, (kept) => keepEnquiry(kept));
  const file = newFile();
  await backUp(where, file);
  await restore(where, file);
  await using(where, async (kept) => {
    expect(await listEnquiries(kept, { reference })).toHaveLength(1);
    expect(await eraseEnquiries(kept, [reference], where.dataDir)).toBe(1);
  });
});
