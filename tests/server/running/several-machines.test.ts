import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sendJson } from '../../support/server/enquiry-body.ts';
import { createDatabase, startPostgres } from '../../support/server/postgres.ts';
import { type RunningApp, runApp } from '../../support/server/running-app.ts';

const PROXY = { trustProxy: ['127.0.0.1'], enquiriesPerMinute: 2 };

describe('two servers on one PostgreSQL', () => {
  let machines: [RunningApp, RunningApp];
  beforeAll(async () => {
    const databaseUrl = await createDatabase(inject('postgres'));
    machines = [await runApp({ databaseUrl, ...PROXY }), await runApp({ databaseUrl, ...PROXY })];
  });
  afterAll(() => Promise.all(machines.map((machine) => machine.close())));
  const inTurn = (count: number) => Array.from({ length: count }, (_, turn) => machines[turn % 2] as RunningApp);
  const from = (visitor: string) => ({ 'X-Forwarded-For': visitor });

  test("share a visitor's limit of enquiries", async () => {
    const statuses = [];
    for (const machine of inTurn(4))
      statuses.push((await sendJson(machine, { message: `Number ${statuses.length}` }, from('203.0.113.1'))).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await sendJson(machines[1], { message: 'Another' }, from('203.0.113.2'))).status).toBe(200);
  });

  test('share the limit of enquiries for concurrent requests', async () => {
    const sent = inTurn(12).map((machine, number) => sendJson(machine, { message: `Together ${number}` }, from('203.0.113.4')));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, ...Array(10).fill(429)]);
  });

  test("store no visitor's address", async () => {
    const rows = await machines[0].app.storage.db.selectFrom('visits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });
});

test('servers count limits themselves during a database outage', async () => {
  const postgres = await startPostgres();
  const machine = await runApp({ databaseUrl: await postgres.createDatabase(), ...PROXY });
  try {
    await postgres.stop('immediate');
    const statuses = [];
    for (let turn = 0; turn < 10; turn++) statuses.push((await sendJson(machine, { message: `Number ${turn}` })).status);
    // Requests above the limit are not stored.
    expect(statuses).toEqual([...Array(8).fill(500), 429, 429]);
  } finally {
    await machine.close();
    await postgres.remove();
  }
});
