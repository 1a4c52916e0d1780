import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StorageError } from '../../server/storage/open-storage.ts';
import { backUp, restore } from '../../server/storage/restore.ts';
import { sqliteFile } from '../../server/storage/sqlite-dialect.ts';
import { runCommand } from '../support/run-command.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { engines } from '../support/server/engines.ts';
import { complaintsAboutDisk } from './complaints.ts';
import { queryOnce } from './queries.ts';
import { many, prepareScenario, type Scenario } from './scenario.ts';
import type { Visitors } from './visitors.ts';

/** Runs a command on the server's data folder. */
const command = ({ storage }: Scenario, name: 'backup' | 'restore', ...args: string[]) =>
  runCommand(name, args, { DATA_DIR: storage.dataDir, DATABASE_URL: storage.databaseUrl });

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
const runSql = ({ storage }: Scenario, statements: readonly string[]) =>
  queryOnce(storage, async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  });

describe.each(engines)('on $name', ({ name, storage }) => {
  test('a backup under load has every enquiry acknowledged before it, and restores', async () => {
    const scenario = await prepareScenario(await storage());
    const server = await scenario.server();
    const visitors = scenario.visitors([server]);
    await server.start();
    const stop = keepSending(visitors);
    const rounds = many(1, 30);
    for (let round = 0; round < rounds; round++) {
      const enough = visitors.acknowledged.size + 50;
      await expect.poll(() => visitors.acknowledged.size).toBeGreaterThan(enough);
      const before = new Set(visitors.acknowledged);
      const folder = scratchFolder('backup');
      const file = join(folder, sqliteFile);
      expect(await command(scenario, 'backup', file)).toMatchObject({ code: 0, err: '' });
      expect(statSync(file).mode & 0o077).toBe(0);
      const copy = { dataDir: folder, databaseUrl: undefined };
      expect(await queryOnce(copy, (db) => complaintsAboutDisk(db, { sent: visitors.sent, acknowledged: before }))).toEqual([]);
    }
    expect([...visitors.refusals]).toEqual([]);

    const file = join(scratchFolder('backup'), 'last.sqlite');
    const before = new Set(visitors.acknowledged);
    expect(await command(scenario, 'backup', file)).toMatchObject({ code: 0 });
    await stop();
    await server.end('SIGKILL');
    if (name === 'SQLite') rmSync(scenario.storage.dataDir, { recursive: true });
    else await runSql(scenario, ['drop schema public cascade', 'create schema public']);
    expect(await command(scenario, 'restore', file)).toMatchObject({ code: 0 });
    await server.start();
    await scenario.visitors([server]).send(5);
    expect(await queryOnce(scenario.storage, (db) => complaintsAboutDisk(db, { sent: visitors.sent, acknowledged: before }))).toEqual([]);
  });

  test('a rollback keeps later enquiries, and an invalid backup changes nothing', async () => {
    const scenario = await prepareScenario(await storage());
    const server = await scenario.server();
    const visitors = scenario.visitors([server]);
    await server.start();
    await visitors.send(20);
    const file = join(scratchFolder('backup'), 'before-upgrade.sqlite');
    expect(await command(scenario, 'backup', file)).toMatchObject({ code: 0 });
    // These enquiries are newer than the backup. A newer version then migrates the database.
    await visitors.send(20);
    await server.end('SIGTERM');
    await runSql(scenario, [
      'alter table enquiries add column later_words text',
      'create table later (x text)',
      'alter table search_missed rename column times to often',
      "insert into kysely_migration (name, timestamp) values ('999-later', '2031')",
    ]);
    expect(await command(scenario, 'backup', `${file}.newer`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('newer version of this program (999-later)'),
    });
    await expect(server.launch().port).rejects.toThrow('newer version of this program (999-later)');
    await server.end('SIGKILL');

    const { dataDir } = scenario.storage;
    for (const bad of [join(dataDir, 'mail'), join(dataDir, sqliteFile), 'package.json', 'nowhere'])
      await expect(restore(scenario.storage, bad, { keepNewer: true }), bad).rejects.toThrow(StorageError);
    await expect(backUp(scenario.storage, file)).rejects.toThrow('exists already');
    const { code, out } = await command(scenario, 'restore', file, '--keep-newer');
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The database holds 40 enquiries\.\nAs they were .*: search_missed\./),
    });
    await server.start();
    expect(await queryOnce(scenario.storage, (db) => complaintsAboutDisk(db, visitors))).toEqual([]);
  });
});
