import { join } from 'node:path';
import { onTestFailed, onTestFinished } from 'vitest';
import type { StorageSettings } from '../../server/storage/open-storage.ts';
import { type Random, seededRandom } from '../support/seeded-random.ts';
import { buildFixtureSite, pageHtml } from '../support/server/fixture-site.ts';
import { MortalServer } from './mortal-server.ts';
import { Visitors } from './visitors.ts';

/** Chooses the short or the long form of a number (`npm run test:long`). */
export const many = (short: number, long: number): number => (process.env.LONG ? long : short);

/** Chooses all cases in the long form, and the given ones in the short form. */
export const few = <Each>(all: readonly Each[], short: readonly Each[]): readonly Each[] => (process.env.LONG ? all : short);

/** Environment of one test, removed afterwards. A failing test prints the seed that repeats it. */
export interface Scenario {
  random: Random;
  /** Database settings of the servers. */
  storage: StorageSettings;
  maildir: string;
  /**
   * Prepares a server without starting it.
   * @param smtpUrl a Maildir if left out
   * @param environment more settings
   */
  server(smtpUrl?: string, environment?: Record<string, string>): Promise<MortalServer>;
  /** Creates visitors of these servers, who stop when the test ends. */
  visitors(servers: readonly MortalServer[], onAcknowledged?: () => void): Visitors;
}

/**
 * Prepares the environment of a test.
 * @param storage database settings; SQLite in a temporary folder if left out
 */
export async function prepareScenario({ databaseUrl, ...storage }: Partial<StorageSettings> = {}): Promise<Scenario> {
  // The short form uses a fixed seed, so that runs are comparable. The timing of processes differs anyway.
  const seed = Number(process.env.FAULTS_SEED ?? (process.env.LONG ? Math.floor(Math.random() * 2 ** 31) : 1));
  const site = await buildFixtureSite({
    'index.html': pageHtml({ title: 'Home', main: '<h1>Home</h1>' }),
    '404.html': pageHtml({ title: 'Not found', main: '<h1>Page not found</h1>' }),
  });
  const dataDir = storage.dataDir ?? join(site.root, 'var');
  const servers: MortalServer[] = [];
  onTestFailed(() => {
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
