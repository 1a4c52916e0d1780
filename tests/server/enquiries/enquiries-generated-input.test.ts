import fc from 'fast-check';
import { expect, onTestFailed, test } from 'vitest';
import { memoryOf } from '../../../scripts/bench/servers.ts';
import { openStorage } from '../../../server/storage/open-storage.ts';
import { engines } from '../../support/server/engines.ts';
import { buildFixtureSite } from '../../support/server/fixture-site.ts';
import { startServer } from '../../support/server/running-process.ts';
import { jsonWith } from './bad-input/enquiry-bodies.ts';
import { oddBodies } from './bad-input/odd-bodies.ts';
import { poster } from './bad-input/poster.ts';

/** Statuses that an answer may have. */
const answers = [200, 400, 409, 413, 415];
/** Limit of memory growth in bytes: three times the usual. */
const GROWTH = 150 * 2 ** 20;

// Most bodies go to SQLite, which every machine has. `npm run test:long` runs the long form.
const isLong = Boolean(process.env.LONG);
const counts = isLong ? { SQLite: 8_000, PostgreSQL: 2_000 } : { SQLite: 300, PostgreSQL: 100 };

test.each(engines)(
  'generated bodies are all answered on $name and break nothing',
  async ({ name, storage: freshStorage }) => {
    const count = counts[name];
    const seed = Number(process.env.BODIES_SEED ?? (isLong ? Math.floor(Math.random() * 2 ** 31) : 1));
    onTestFailed(() => console.error(`BODIES_SEED=${seed} makes the same bodies again`));
    const bodies = fc.sample(oddBodies, { seed, numRuns: count });
    const settings = await freshStorage();
    await using closing = new AsyncDisposableStack();
    const site = await buildFixtureSite();
    const server = startServer(site.root, {
      DATA_DIR: settings.dataDir,
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
      ENQUIRIES_PER_MINUTE: '1000000',
      LOG_LEVEL: 'error',
      // Without this, Node's heap grows by hundreds of megabytes before it is collected, and hides a leak.
      NODE_OPTIONS: '--max-old-space-size=96',
    });
    closing.defer(async () => {
      await server.stop();
    });
    const visitors = poster(await server.port, 16);
    closing.defer(() => visitors.close());
    const statusCounts = new Map<number, number>();
    const sendSome = async (most: number) => {
      const some = bodies.splice(0, most);
      const visit = async () => {
        for (let request = some.pop(); request; request = some.pop()) {
          const { way, body, chunked, type } = request;
          const posted = visitors[way](body, { chunked, ...(type !== undefined && { headers: { 'content-type': type } }) });
          const { status, text } = await posted.catch((error) => ({ status: 0, text: String(error) }));
          if (!answers.includes(status)) throw new Error(`${status} ${text} for ${JSON.stringify(body.toString('latin1'))}`);
          statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: 16 }, visit));
    };

    // The first tenth warms the process up.
    await sendSome(count / 10);
    const before = memoryOf(server.child.pid);
    await sendSome(count - count / 10);
    expect(memoryOf(server.child.pid) - before).toBeLessThan(GROWTH);
    // The generator must produce every status.
    for (const status of answers.filter((status) => status !== 409))
      expect(statusCounts.get(status), `${status}`).toBeGreaterThan(isLong ? count / 200 : 0);

    expect(await visitors.json(jsonWith())).toMatchObject({ status: 200, text: 'OK' });
    const storage = await openStorage(settings);
    closing.defer(() => storage.db.destroy());
    const stuck = () => storage.db.selectFrom('outbox').selectAll().where('state', 'not in', ['delivered', 'kept']).execute();
    await expect.poll(stuck, { timeout: 120_000 }).toEqual([]);
    const kept = await storage.db.selectFrom('enquiries').select('reference').where('state', '=', 'accepted').execute();
    // Two enquiries with equal words and no reference are stored as one.
    expect(kept.length).toBeGreaterThan(0.98 * Number(statusCounts.get(200)));
    expect(kept.length).toBeLessThanOrEqual(Number(statusCounts.get(200)) + 1);
    expect(server.printed.stderr).toBe('');
  },
  240_000,
);
