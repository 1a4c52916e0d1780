import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { complaintsAboutDisk } from './complaints.ts';
import { type Ground, many } from './ground.ts';
import type { MortalServer } from './mortal-server.ts';
import { queryOnce } from './query-once.ts';
import { endLeases, retryNow } from './retry-now.ts';
import type { Tripwire } from './tripwire.ts';
import type { Visitors } from './visitors.ts';

/** Everything must be in the mailbox by then, once nothing stands in its way; in milliseconds for a hundred deliveries. */
const DRAINING = 10_000;

/** So long after the last acknowledgement of a wave it is struck in any case; in milliseconds. */
const LULL = 2_000;

/** Enquiries of each wave: some have not even been sent when half of them are acknowledged (visitors.ts). */
const perWave = many(20, 40);

interface Storm {
  ground: Ground;
  servers: readonly MortalServer[];
  visitors: Visitors;
  /** What decides about the moment of a strike: each is touched when something happens. */
  tripwires: readonly Tripwire[];
  waves: number;
  /** SIGKILL if left out. */
  signal?: 'SIGKILL' | 'SIGTERM';
  /** Strikes something else than a server in some waves. @returns what brings it back */
  strikeElsewhere?: () => () => Promise<void>;
}

/**
 * Waves of enquiries, each with a server that is ended in the middle of it and started again. After each the disk is looked at: what was
 * acknowledged is there.
 */
export async function storm({ ground, servers, visitors, tripwires, waves, signal = 'SIGKILL', strikeElsewhere }: Storm) {
  const { random, storage } = ground;
  for (let wave = 0; wave < waves; wave++) {
    const victim = random.oneOf(servers);
    const elsewhere = wave % 2 === 1 ? strikeElsewhere : undefined;
    let bringBack: (() => Promise<void>) | undefined;
    const strike = () => {
      bringBack = elsewhere?.();
      if (!elsewhere) victim.strike(signal);
    };
    // Each meets both kinds of wave in turn.
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
      // Some do not even get to their feet.
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
 * Lets the mail and the webhooks that are left arrive: the leases of the dead end, nobody waits for a next try, and every server runs.
 * @param targets deliveries of each enquiry: 2 with a webhook
 */
export async function calm({
  ground,
  servers,
  visitors,
  targets = 1,
}: Pick<Storm, 'ground' | 'servers' | 'visitors'> & { targets?: 1 | 2 }): Promise<void> {
  for (const server of servers) expect(await server.end('SIGTERM'), 'the exit code').toBe(0);
  await queryOnce(ground.storage, endLeases);
  await Promise.all(servers.map((server) => server.start()));
  const count = (state: 'waiting' | 'failed') =>
    queryOnce(ground.storage, async (db) => {
      await retryNow(db);
      const mails = await db.selectFrom('outbox').select('id').where('state', '=', state).execute();
      const webhooks = await db.selectFrom('webhooks').select('id').where('state', '=', state).execute();
      return mails.length + webhooks.length;
    });
  const deadline = Date.now() + DRAINING * Math.max(1, (targets * visitors.sent.size) / 100);
  while ((await count('waiting')) > 0 && Date.now() < deadline) {
    // A new enquiry wakes the worker, which otherwise looks every five seconds.
    await unlessOneDies(servers, visitors.send(1));
    await wait(100);
  }
  visitors.goHome();
  expect(await count('waiting'), 'enquiries that still wait').toBe(0);
  expect(await count('failed'), 'enquiries given up').toBe(0);
}

/** Waits for something that a server which ended by itself would keep from happening. */
function unlessOneDies<Result>(servers: readonly MortalServer[], awaited: Promise<Result>): Promise<Result> {
  return Promise.race([awaited, ...servers.map(({ diedByItself }) => diedByItself)]);
}
