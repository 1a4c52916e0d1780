import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { RateLimitCounts } from '../../server/counters/rate-limit-counts.ts';
import { listEnquiries } from '../../server/enquiries/manage-enquiries.ts';
import { openStorage, type StorageSettings } from '../../server/storage/open-storage.ts';
import { emailPaths } from '../../wire/enquiry.ts';
import { engines } from '../support/engines.ts';
import { enquiryParams, service } from '../support/enquiry-body.ts';
import { buildFixtureSite, type FixtureSite } from '../support/fixture-site.ts';
import { startServer } from '../support/running-process.ts';
import { workerIds } from '../support/worker-ids.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await buildFixtureSite();
});

const onSqlite = () => (engines[0] as (typeof engines)[number]).storage();

/** A server of two workers, both ready. */
async function twoWorkers({ dataDir, databaseUrl }: StorageSettings, environment: Record<string, string> = {}) {
  const server = startServer(site.root, {
    WORKERS: '2',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...environment,
  });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const port = await server.port;
  const keeper = server.child.pid as number;
  const listening = () => server.printed.stderr.split(`Server listening at http://127.0.0.1:${port}`).length - 1;
  await expect.poll(listening, { timeout: 60_000 }).toBe(2);
  return { server, port, keeper, listening };
}

/** Over a connection of its own, so that the workers take turns. */
function send(port: number, number: number): Promise<number> {
  const body = JSON.stringify({ ...service, template_params: enquiryParams({ message: `Message ${number}` }) });
  const headers = { 'content-type': 'application/json', connection: 'close' };
  return fetch(`http://127.0.0.1:${port}${emailPaths.send}`, { method: 'POST', headers, body }).then(({ status }) => status);
}

describe.each(engines)('two workers on $name', ({ storage }) => {
  test('share one address, one limit for each visitor, one set of counters and one listener for the owner, and end with their keeper', async () => {
    const settings = await storage();
    const { server, port, keeper } = await twoWorkers(settings, { ENQUIRIES_PER_MINUTE: '3' });
    expect(workerIds(keeper)).toHaveLength(2);
    const statuses: number[] = [];
    for (let number = 0; number < 6; number++) statuses.push(await send(port, number));
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);

    const kept = await openStorage(settings);
    onTestFinished(() => kept.db.destroy());
    const states = (await listEnquiries(kept, {})).map(({ state }) => (state === 'quarantined' ? state : 'taken'));
    expect(states.sort()).toEqual(['quarantined', 'quarantined', 'quarantined', 'taken', 'taken', 'taken']);

    const owners = await server.ownersPort;
    const metrics = () => fetch(`http://127.0.0.1:${owners}/metrics`).then((answer) => answer.text());
    await expect.poll(metrics).toContain('tarazu_enquiries_total{outcome="quarantined"} 3');
    expect(await metrics()).toContain('tarazu_enquiries_total{outcome="accepted"} 3');
    expect(server.printed.stdout).toBe(`The site is at http://localhost:${port}\nThe owner's view is at http://localhost:${owners}\n`);

    // Workers end with the process that keeps them, also when it is killed.
    const workers = workerIds(keeper);
    server.child.kill('SIGKILL');
    await server.exit;
    await expect.poll(() => workers.filter(isThere)).toEqual([]);
  });
});

test('one that dies is replaced, and the site is served meanwhile; a port that is in use is named once; a close ends all', async () => {
  const { server, port, keeper, listening } = await twoWorkers(await onSqlite());
  const [victim = 0, other = 0] = workerIds(keeper);
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => workerIds(keeper)).not.toContain(victim);
  for (let number = 0; number < 4; number++) {
    const answer = await fetch(`http://127.0.0.1:${port}/services`, { headers: { connection: 'close' } });
    expect(answer.status).toBe(200);
  }
  await expect.poll(listening, { timeout: 60_000 }).toBe(3);
  const workers = workerIds(keeper);
  expect(workers).toHaveLength(2);
  expect(workers).toContain(other);

  // No worker of a second server is tried again.
  const second = startServer(site.root, { WORKERS: '2', PORT: String(port), DATA_DIR: (await onSqlite()).dataDir });
  expect(await second.exit).toBe(1);
  expect(second.printed.stderr.split('is in use by another program').length - 1).toBe(1);

  expect(await server.stop()).toBe(0);
  for (const worker of workers) expect(() => process.kill(worker, 0), 'a worker that is left').toThrow(/ESRCH/);
});

test('visits are counted for each limit and visitor, and anew when their time is over', () => {
  let now = 0;
  const visits = new RateLimitCounts(() => now);
  expect(visits.add('enquiries', 'a', 1000)).toEqual({ current: 1, ttl: 1000 });
  now = 400;
  expect(visits.add('enquiries', 'a', 1000)).toEqual({ current: 2, ttl: 600 });
  expect(visits.add('enquiries', 'b', 1000)).toEqual({ current: 1, ttl: 1000 });
  expect(visits.add('search', 'a', 1000)).toEqual({ current: 1, ttl: 1000 });
  now = 1000;
  expect(visits.add('enquiries', 'a', 1000)).toEqual({ current: 1, ttl: 1000 });
});

function isThere(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
