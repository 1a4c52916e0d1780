import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { complaintsAboutDisk } from './complaints.ts';
import type { Tripwire } from './faulty-mail.ts';
import type { MortalServer } from './mortal-server.ts';
import { endLeases, queryOnce, retryNow } from './queries.ts';
import { many, type Scenario } from './scenario.ts';
import type { Visitors } from './visitors.ts';

/** Milliseconds per hundred deliveries within which the outbox must drain after the faults. */
const DRAINING = 10_000;

/** Maximum milliseconds between the last acknowledgement of a wave and the kill. */
const LULL = 2_000;

/** Enquiries per wave: enough that some are not sent yet when half are acknowledged (visitors.ts). */
const perWave = many(20, 40);

interface Storm {
  scenario: Scenario;
  servers: readonly MortalServer[];
  visitors: Visitors;
  /** Tripwires that may time the kill. */
  tripwires: readonly Tripwire[];
  waves: number;
  /** Signal that ends a server; SIGKILL if left out. */
  signal?: 'SIGKILL' | 'SIGTERM';
  /**
   * Kills something other than a server in every second wave.
   * @returns function that restarts it
   */
  strikeElsewhere?: () => () => Promise<void>;
}

/**
 * Sends waves of enquiries, killing and restarting a server in the middle of each. After each wave the database must contain what
 * was acknowledged.
 */
export async function storm({ scenario, servers, visitors, tripwires, waves, signal = 'SIGKILL', strikeElsewhere }: Storm) {
  const { random, storage } = scenario;
  for (let wave = 0; wave < waves; wave++) {
    const victim = random.oneOf(servers);
    const elsewhere = wave % 2 === 1 ? strikeElsewhere : undefined;
    let bringBack: (() => Promise<void>) | undefined;
    const strike = () => {
      bringBack = elsewhere?.();
      if (!elsewhere) victim.strike(signal);
    };
    // Each tripwire times both kinds of wave in turn.
    const tripwire = tripwires[(wave + Math.floor(wave / tripwires.length)) % tripwires.length] as Tripwire;
    const struck = tripwire.after(random.between(1, perWave / 2), strike);
    const sending = visitors.send(perWave);
    await unlessOneDies(servers, Promise.race([struck, sending.then(() => wait(LULL))]));
    tripwire.disarm();
    if (victim.isUp && !bringBack) strike();
    await bringBack?.();
    if (!elsewhere) {
      const code = await victim.end(signal);
      if (signal === 'SIGTERM') expect(code, 'the exit code after SIGTERM').toBe(0);
    }

    const complaints = await queryOnce(storage, async (db) => {
      if (servers.length === 1 && !elsewhere) await endLeases(db);
      await retryNow(db);
      return complaintsAboutDisk(db, visitors);
    });
    expect(complaints, `after wave ${wave}`).toEqual([]);

    if (!elsewhere) {
      // Some servers are killed while they start.
      if (random() < 0.3) {
        victim.launch();
        await wait(random.between(0, 700));
        await victim.end(signal);
      }
      await victim.start();
    }
    await unlessOneDies(servers, sending);
  }
}

/**
 * Lets the remaining mail and webhook events arrive: leases of killed processes expire, retries are due, and every server runs.
 * @param targets deliveries per enquiry: 2 with a webhook
 */
export async function calm({
  scenario,
  servers,
  visitors,
  targets = 1,
}: Pick<Storm, 'scenario' | 'servers' | 'visitors'> & { targets?: 1 | 2 }): Promise<void> {
  for (const server of servers) expect(await server.end('SIGTERM'), 'the exit code').toBe(0);
  await queryOnce(scenario.storage, endLeases);
  await Promise.all(servers.map((server) => server.start()));
  const count = (state: 'waiting' | 'failed') =>
    queryOnce(scenario.storage, async (db) => {
      await retryNow(db);
      const mails = await db.selectFrom('outbox').select('id').where('state', '=', state).execute();
      const webhooks = await db.selectFrom('webhooks').select('id').where('state', '=', state).execute();
      return mails.length + webhooks.length;
    });
  const deadline = Date.now() + DRAINING * Math.max(1, (targets * visitors.sent.size) / 100);
  while ((await count('waiting')) > 0 && Date.now() < deadline) {
    // A new enquiry wakes the worker, which otherwise polls every five seconds.
    await unlessOneDies(servers, visitors.send(1));
    await wait(100);
  }
  visitors.goHome();
  expect(await count('waiting'), 'enquiries that still wait').toBe(0);
  expect(await count('failed'), 'enquiries given up').toBe(0);
}

/** Waits for a promise, and rejects if a server ends by itself. */
function unlessOneDies<Result>(servers: readonly MortalServer[], awaited: Promise<Result>): Promise<Result> {
  return Promise.race([awaited, ...servers.map(({ diedByItself }) => diedByItself)]);
}
