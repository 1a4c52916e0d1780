import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController } from 'fastify';
import { CountStore } from '../../../server/measurement/count-store.ts';
import { collectRoutes } from '../../../server/measurement/measurement.ts';
import { openStorage, type StorageSettings } from '../../../server/storage/open-storage.ts';
import { ask } from './ask.ts';

/** User agent of a browser. */
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Paths of the small site. */
const pages: ReadonlySet<string> = new Set(['/', '/contact', '/services/analytics', '/case-studies/luxewear']);

/** Runs the collecting routes on a free port. They trust loopback as a proxy, so that a test can act as several visitors. */
export async function runMeasurement({ storage: where, now }: { storage: StorageSettings; now?: () => number }) {
  const lines: string[] = [];
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
    trustProxy: '127.0.0.1',
  });
  const storage = await openStorage(where);
  const store = new CountStore(storage, app.log, now);
  await app.register(rateLimit, { global: false });
  collectRoutes(app, {
    store,
    siteUrl: 'https://tarazu.example',
    pages: () => pages,
    names: () => ({ document: new Set(['six-shops.pdf']), instrument: new Set(['scale']) }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const agent = new Agent({ keepAlive: true });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask({
      port,
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': firefox, 'sec-fetch-site': 'same-origin', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      agent,
    });

  return {
    storage,
    store,
    post,
    log: () => lines.join(''),
    /** All counts after a flush. */
    rows: async () => {
      await store.flush();
      return storage.db.selectFrom('measure_counts').selectAll().orderBy('kind').orderBy('name').execute();
    },
    close: async () => {
      agent.destroy();
      app.server.closeAllConnections();
      await app.close();
      await store.flush();
      await storage.db.destroy();
    },
  };
}

export type RunningMeasurement = Awaited<ReturnType<typeof runMeasurement>>;
