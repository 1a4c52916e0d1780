import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { emailPaths } from '../../shared/api/enquiry.ts';
import { makeReference } from '../../shared/api/reference.ts';
import { ask } from '../support/server/ask.ts';
import { askSecurely } from '../support/server/behind-proxy.ts';
import { enquiryParams, sendForm, service } from '../support/server/enquiry-body.ts';
import { startPostgres } from '../support/server/postgres.ts';
import { hasProxy, startProxy } from '../support/server/proxies.ts';
import { type RunningProcess, startServer } from '../support/server/running-process.ts';
import { complaintsAboutDisk } from './complaints.ts';
import { queryOnce } from './queries.ts';
import { many, prepareScenario } from './scenario.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

test.skipIf(!hasProxy('nginx'))('a rolling restart behind nginx under load fails no request and loses nothing', async () => {
  const scenario = await prepareScenario({ databaseUrl: await postgres.createDatabase() });
  const servers = [
    await scenario.server(undefined, { TRUST_PROXY: '127.0.0.1' }),
    await scenario.server(undefined, { TRUST_PROXY: '127.0.0.1' }),
  ];
  await Promise.all(servers.map((server) => server.start()));
  await using resources = new AsyncDisposableStack();
  const { secure } = await startProxy(resources, 'nginx', {
    servers: servers.map(({ address }) => Number(new URL(address).port)),
    files: 'dist/site',
  });

  const failed: string[] = [];
  const acknowledged: string[] = [];
  let served = 0;
  let isRunning = true;
  const record = (what: string, status: number) => (status === 200 ? served++ : failed.push(`${what}: ${status}`));
  // The proxy serves pages itself, so only this path reaches a server.
  const probe = () => askSecurely(secure, { ':path': '/healthz' }).then(({ status }) => record('probe', status));
  const write = async () => {
    const reference = makeReference();
    const params = enquiryParams({ reference, message: `Message of ${reference}` });
    const headers = { ':path': emailPaths.send, ':method': 'POST', 'content-type': 'application/json' };
    const { status } = await askSecurely(secure, headers, JSON.stringify({ ...service, template_params: params }));
    record('enquiry', status);
    if (status === 200) acknowledged.push(reference);
  };
  const visit = async (act: () => Promise<unknown>) => {
    while (isRunning) {
      await act().catch((error) => failed.push(String(error)));
      await pause(20);
    }
  };
  const visiting = Promise.all([probe, probe, probe, write, write, write].map(visit));

  for (let round = 0; round < many(1, 20); round++)
    for (const server of servers) {
      const before = served;
      expect(await server.end('SIGTERM'), 'the exit code').toBe(0);
      await server.start();
      // Wait until both servers have handled requests.
      await expect.poll(() => served, { timeout: 60_000 }).toBeGreaterThan(before + 30);
    }
  isRunning = false;
  await visiting;
  expect(failed).toEqual([]);
  const kept = await queryOnce(scenario.storage, (db) => db.selectFrom('enquiries').select('reference').execute());
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(kept.map(({ reference }) => reference)).toEqual(expect.arrayContaining(acknowledged));
});

/** Expects a server without its database to serve pages, to be unready, and to refuse a form with its words and other ways to write. */
async function expectNoDatabase(server: RunningProcess): Promise<void> {
  const port = await server.port;
  for (const path of ['/', '/services', '/contact']) expect((await ask({ port, path })).status, path).toBe(200);
  const ready = await ask({ port: await server.ownersPort, path: '/readyz' });
  expect([ready.status, JSON.parse(ready.text)]).toMatchObject([
    503,
    { status: 'not ready', checks: expect.arrayContaining([expect.objectContaining({ name: 'database', ok: false })]) },
  ]);
  const form = await sendForm(
    { ask: (path, headers = {}, method = 'GET', body = undefined) => ask({ port, path, headers, method, body }) },
    { from_name: 'Asha', from_email: 'asha@shop.example', message: 'We sell lamps.' },
    { accept: 'text/html' },
  );
  expect([form.status, form.text]).toEqual([500, expect.stringContaining('We sell lamps.')]);
  const failed = /<[^>]*data-state="failed"(?! hidden)[\s\S]*?<\/div>/.exec(form.text)?.[0];
  expect(failed).toMatch(/\+\d[\d ]{8,}/);
  expect(failed).toMatch(/\w@\w/);
}

test('a database outage is shown by /readyz and the form, and loses nothing', async () => {
  const scenario = await prepareScenario({ databaseUrl: await postgres.createDatabase() });
  // Use the real site, because its texts are checked.
  const server = startServer('.', {
    DATABASE_URL: scenario.storage.databaseUrl as string,
    DATA_DIR: scenario.storage.dataDir,
    // All requests come from one address, so the rate limit of enquiries would apply.
    ENQUIRIES_PER_MINUTE: '1000000',
  });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const address = `http://127.0.0.1:${await server.port}`;
  const ready = `http://127.0.0.1:${await server.ownersPort}/readyz`;
  const visitors = scenario.visitors([{ address }] as never);
  await visitors.send(4);

  await postgres.kill9();
  await expectNoDatabase(server);
  // The outage lasts a minute in the long form.
  await pause(many(0, 60_000));

  await postgres.start();
  await expect.poll(() => fetch(ready).then(({ status }) => status), { timeout: 60_000 }).toBe(200);
  await visitors.send(1);
  expect(await queryOnce(scenario.storage, (db) => complaintsAboutDisk(db, visitors))).toEqual([]);
});

test('a start without the database serves pages, and accepts enquiries once it is back', async () => {
  const databaseUrl = await postgres.createDatabase();
  const scenario = await prepareScenario({ databaseUrl });
  await postgres.stop();
  const server = startServer('.', { DATABASE_URL: databaseUrl, DATA_DIR: scenario.storage.dataDir, ENQUIRIES_PER_MINUTE: '1000000' });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const address = `http://127.0.0.1:${await server.port}`;
  const ready = `http://127.0.0.1:${await server.ownersPort}/readyz`;
  await expectNoDatabase(server);

  await postgres.start();
  await expect.poll(() => fetch(ready).then(({ status }) => status), { timeout: 60_000 }).toBe(200);
  const visitors = scenario.visitors([{ address }] as never);
  await visitors.send(2);
  expect(await queryOnce(scenario.storage, (db) => complaintsAboutDisk(db, visitors))).toEqual([]);
  expect(server.printed.stderr).toContain('the database is unavailable: pages are served, enquiries are refused');
  expect(await server.stop()).toBe(0);
});
