import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { StorageError } from '../../server/storage/open-storage.ts';
import { restoreSqlite } from '../../server/storage/restore-sqlite.ts';
import { copySqlite } from '../../server/storage/sqlite-copy.ts';
import { sqliteFile } from '../../server/storage/sqlite-file.ts';
import { runCommand } from '../support/run-command.ts';
import { complaintsAboutDisk } from './complaints.ts';
import { queryOnce } from './query-once.ts';
import { many, prepareScenario, type Scenario } from './scenario.ts';
import type { Visitors } from './visitors.ts';

/** Runs a command on the server's data folder. */
const command = ({ storage }: Scenario, name: 'backup' | 'restore', ...args: string[]) =>
  runCommand(name, args, { DATA_DIR: storage.dataDir });

/**
 * Sends 25 enquiries at a time until it is stopped.
 * @returns function that stops sending and resolves once all enquiries are answered
 */
function keepSending(visitors: Visitors): () => Promise<void> {
  let stopped = false;
  const sending = (async () => {
    while (!stopped) await visitors.send(25);
  })();
  const stop = () => {
    stopped = true;
    return sending;
  };
  onTestFinished(() => void stop());
  return stop;
}

/** Runs SQL on the database, as a migration of a newer version would. */
function runSql({ storage }: Scenario, statements: string): void {
  const database = new DatabaseSync(join(storage.dataDir, sqliteFile));
  database.exec(statements);
  database.close();
}

test('a backup under load has every enquiry acknowledged before it, and restores', async () => {
  const scenario = await prepareScenario();
  const server = await scenario.server();
  const visitors = scenario.visitors([server]);
  await server.start();
  const stop = keepSending(visitors);
  const rounds = many(1, 30);
  for (let round = 0; round < rounds; round++) {
    const enough = visitors.acknowledged.size + 50;
    await expect.poll(() => visitors.acknowledged.size).toBeGreaterThan(enough);
    const before = new Set(visitors.acknowledged);
    const folder = join(dirname(scenario.storage.dataDir), `backup-${round}`);
    mkdirSync(folder);
    const file = join(folder, sqliteFile);
    expect(await command(scenario, 'backup', file)).toMatchObject({ code: 0, err: '' });
    expect(statSync(file).mode & 0o077).toBe(0);
    const copy = { dataDir: folder, databaseUrl: undefined };
    expect(await queryOnce(copy, (db) => complaintsAboutDisk(db, { sent: visitors.sent, acknowledged: before }))).toEqual([]);
  }
  expect([...visitors.refusals]).toEqual([]);

  const file = join(dirname(scenario.storage.dataDir), 'last.sqlite');
  const before = new Set(visitors.acknowledged);
  await command(scenario, 'backup', file);
  expect(await command(scenario, 'restore', file), 'while a server runs').toMatchObject({
    code: 1,
    err: 'A server has the database open: stop it first.',
  });
  await stop();
  await server.end('SIGKILL');
  rmSync(scenario.storage.dataDir, { recursive: true });
  expect(await command(scenario, 'restore', file)).toMatchObject({ code: 0 });
  await server.start();
  await scenario.visitors([server]).send(5);
  expect(await queryOnce(scenario.storage, (db) => complaintsAboutDisk(db, { sent: visitors.sent, acknowledged: before }))).toEqual([]);
});

test('a rollback keeps later enquiries, and an invalid backup changes nothing', async () => {
  const scenario = await prepareScenario();
  const server = await scenario.server();
  const visitors = scenario.visitors([server]);
  await server.start();
  await visitors.send(20);
  const file = join(dirname(scenario.storage.dataDir), 'before-upgrade.sqlite');
  await command(scenario, 'backup', file);
  // These enquiries are newer than the backup. A newer version then migrates the database.
  await visitors.send(20);
  await server.end('SIGTERM');
  runSql(
    scenario,
    `ALTER TABLE enquiries ADD COLUMN later_words text; CREATE TABLE later (x text);
    ALTER TABLE search_missed RENAME COLUMN times TO often; INSERT INTO kysely_migration (name, timestamp) VALUES ('999-later', '2031')`,
  );
  await expect(server.launch().port).rejects.toThrow('newer version of this program (999-later)');
  await server.end('SIGKILL');

  const { dataDir } = scenario.storage;
  for (const bad of [join(dataDir, 'mail'), join(dataDir, sqliteFile), 'package.json', 'nowhere'])
    expect(() => restoreSqlite(dataDir, bad, { keepNewer: true }), bad).toThrow(StorageError);
  expect(() => copySqlite(join(dataDir, sqliteFile), file)).toThrow('exists already');
  const { code, out } = await command(scenario, 'restore', file, '--keep-newer');
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The database holds 40 enquiries\.\nAs they were .*: search_missed\./),
  });
  expect(existsSync(out.split(': ').at(-1) as string)).toBe(true);
  await server.start();
  expect(await queryOnce(scenario.storage, (db) => complaintsAboutDisk(db, visitors))).toEqual([]);
});
