import { join } from 'node:path';
import { onTestFailed, onTestFinished } from 'vitest';
import type { StorageSettings } from '../../server/storage/open-storage.ts';
import { buildFixtureSite, pageHtml } from '../support/fixture-site.ts';
import { type Random, seededRandom } from '../support/seeded-random.ts';
import { MortalServer } from './mortal-server.ts';
import { Visitors } from './visitors.ts';

/** How many waves, rounds or servers: `npm run test:long` has the long form. */
export const many = (short: number, long: number): number => (process.env.LONG ? long : short);

/** All of them in the long form; in short those whose fault no other test would show. */
export const few = <Each>(all: readonly Each[], short: readonly Each[]): readonly Each[] => (process.env.LONG ? all : short);

/** What one test stands on. It is gone when the test is over; a test that fails says with what it can be repeated. */
export interface Ground {
  random: Random;
  /** Where the servers keep things. */
  storage: StorageSettings;
  maildir: string;
  /** A server that is not started yet. @param smtpUrl a Maildir if left out @param environment more settings */
  server(smtpUrl?: string, environment?: Record<string, string>): Promise<MortalServer>;
  /** Visitors of these servers, who go home when the test is over. */
  visitors(servers: readonly MortalServer[], onAcknowledged?: () => void): Visitors;
}

/** @param storage where the servers keep things; SQLite in a folder that goes with the test if left out */
export async function prepareGround({ databaseUrl, ...storage }: Partial<StorageSettings> = {}): Promise<Ground> {
  // In short the same each time: a run that fails is not another run's luck. The moments at which processes meet differ anyway.
  const seed = Number(process.env.FAULTS_SEED ?? (process.env.LONG ? Math.floor(Math.random() * 2 ** 31) : 1));
  const site = await buildFixtureSite({
    'index.html': pageHtml({ title: 'Home', main: '<h1>Home</h1>' }),
    '404.html': pageHtml({ title: 'Not found', main: '<h1>Page not found</h1>' }),
  });
  const dataDir = storage.dataDir ?? join(site.root, 'var');
  const servers: MortalServer[] = [];
  onTestFailed(() => {
    // Choices repeat with the seed; the moments at which processes meet do not.
    console.error(`FAULTS_SEED=${seed} makes the same choices again`);
    for (const { address, log } of servers) console.error(`The last words of ${address}:\n${log}`);
  });
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
  });
  const random = seededRandom(seed);
  return {
    random,
    storage: { dataDir, databaseUrl },
    maildir: join(dataDir, 'mail'),
    async server(smtpUrl, environment) {
      const server = await MortalServer.create(site.root, {
        DATA_DIR: dataDir,
        ENQUIRIES_PER_MINUTE: '1000000',
        MAIL_FROM: 'Website <website@tarazu.example>',
        ENQUIRIES_TO: 'owner@tarazu.example',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
        ...environment,
      });
      servers.push(server);
      return server;
    },
    visitors(visited, onAcknowledged) {
      const visitors = new Visitors({ addresses: visited.map(({ address }) => address), random, onAcknowledged });
      onTestFinished(() => visitors.goHome());
      return visitors;
    },
  };
}
