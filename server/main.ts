import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app/build-app.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { explainStartError, type Listener } from './explain-start-error.ts';
import { buildOperations } from './operations/build-operations.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { buildPrimary } from './workers/build-primary.ts';
import { buildWorker } from './workers/build-worker.ts';

let listener: Listener | undefined;

start().catch((error) => {
  // A worker that could not start has said why.
  if (error.name !== 'WorkerStartError') console.error(explainStartError(error, listener));
  process.exit(1);
});

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const visitors: Listener = { host: settings.host, port: settings.port, names: ['HOST', 'PORT'] };
  if (cluster.isWorker) {
    const worker = await buildWorker(settings);
    closeOnSignals(worker);
    await listen(worker, visitors);
    return;
  }
  const { operations, serve } = settings.workers > 1 ? await withWorkers(settings) : await alone(settings, visitors);
  // First, so that no visitor is let in to a server that then does not start.
  const owners = { ...settings.operations, names: ['OPERATIONS_HOST', 'OPERATIONS_PORT'] } as const;
  const ownersPort = await listen(operations, owners);
  console.log(`The site is at ${addressOf(settings.host, await serve())}`);
  console.log(`The owner's view is at ${addressOf(owners.host, ownersPort)}`);
}

/** What `start` listens with: the owner's listener, and what lets visitors in and says on which port. */
interface Parts {
  operations: FastifyInstance;
  serve(): Promise<number>;
}

async function alone(settings: Settings, visitors: Listener): Promise<Parts> {
  const app = await buildApp(settings);
  const operations = await buildOperations(settings, { storage: app.storage });
  app.addHook('onClose', () => operations.close());
  closeOnSignals(app);
  return { operations, serve: () => listen(app, visitors) };
}

async function withWorkers(settings: Settings): Promise<Parts> {
  const { operations, startWorkers } = await buildPrimary(settings);
  closeOnSignals(operations);
  return { operations, serve: startWorkers };
}

async function listen(app: FastifyInstance, at: Listener): Promise<number> {
  listener = at;
  await app.listen({ host: at.host, port: at.port });
  return (app.server.address() as AddressInfo).port;
}

function addressOf(host: string, port: number): string {
  return `http://${['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host}:${port}`;
}
