import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '../support/server/engines.ts';
import { queryOnce } from './queries.ts';
import { many, prepareScenario } from './scenario.ts';

const count = many(3, 6);

describe.each(engines)('processes that start at once on a new database, on $name,', ({ fresh }) => {
  test('run each migration once', async () => {
    const processes = Array.from({ length: count }, () => fork(join(import.meta.dirname, 'open-when-told.ts')));
    onTestFinished(() => processes.forEach((each) => void each.kill('SIGKILL')));
    const answers = () => Promise.all(processes.map(async (each) => (await once(each, 'message'))[0]));
    await answers();
    // All processes run now, and open each of several new databases at once.
    for (let round = 0; round < many(2, 100); round++) {
      const settings = await fresh();
      const opened = answers();
      for (const each of processes) each.send({ ...settings });
      expect(await opened).toEqual(Array(count).fill(''));
      expect(await queryOnce(settings, (db) => db.selectFrom('outbox').selectAll().execute())).toEqual([]);
    }
  });

  test('all start and store enquiries', async () => {
    const scenario = await prepareScenario(await fresh());
    const servers = await Promise.all(Array.from({ length: count }, () => scenario.server()));
    await Promise.all(servers.map((server) => server.start()));
    const visitors = servers.map((server) => scenario.visitors([server]));
    await Promise.all(visitors.map((each) => each.send(1)));
    expect(visitors.flatMap(({ refusals }) => [...refusals])).toEqual([]);
    const rows = await queryOnce(scenario.storage, (db) => db.selectFrom('enquiries').select('reference').execute());
    expect(rows).toHaveLength(count);
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual(Array(count).fill(0));
  });
});
