import type { FastifyInstance } from 'fastify';
import { alerts } from '../alerts/alerts.ts';
import { readServerData } from '../build-output/server-data.ts';
import { RateLimitCounts } from '../counters/rate-limit-counts.ts';
import { keepEnquiries } from '../enquiries/keep-enquiries.ts';
import { buildOperations } from '../operations/build-operations.ts';
import { overview } from '../overview/overview.ts';
import type { Settings } from '../settings/settings.ts';
import { openStorage } from '../storage/open-storage.ts';
import { answerKeep } from './enquiry-keeper.ts';
import { superviseWorkers, type WorkerPool } from './supervise-workers.ts';

/** The process that keeps the workers. */
export interface Primary {
  /** The owner's listener; closing it closes all. */
  operations: FastifyInstance;
  /** Starts the workers. @returns the port that they share */
  startWorkers(): Promise<number>;
}

/**
 * The process that serves no visitor but keeps those that do, counts for their limits, and is what exists once: the one that writes enquiries
 * and carries mail, the owner's listener, the weekly overview and the alerts. It opens the database before any worker does, and so is the one that brings the tables up to date.
 */
export async function buildPrimary(settings: Settings): Promise<Primary> {
  const storage = await openStorage(settings);
  const operations = await buildOperations(settings, { storage });
  const { log } = operations;
  let workers: WorkerPool | undefined;
  // Hooks of closing run last to first: the database is closed when nobody writes any more.
  operations.addHook('onClose', () => storage.db.destroy());
  const content = await readServerData(settings.buildFolder, 'content');
  overview(operations, settings, { content, storage });
  alerts(operations, settings, storage);
  const store = await keepEnquiries(operations, settings, { content, storage });
  const visits = new RateLimitCounts();
  operations.addHook('onClose', async () => workers?.close());
  return {
    operations,
    async startWorkers() {
      workers = await superviseWorkers(settings.workers, log, {
        count: (items) => items.map(({ limit, key, timeWindow }) => visits.add(limit, key, timeWindow)),
        keep: answerKeep(store),
      });
      return workers.port;
    },
  };
}
