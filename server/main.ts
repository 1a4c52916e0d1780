import type { AddressInfo } from 'node:net';
import { buildApp } from './build-app.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { explainStartError, type Listener } from './explain-start-error.ts';
import { buildOperations } from './operations/build-operations.ts';
import { readSettings } from './settings.ts';

let listener: Listener | undefined;

start().catch((error) => {
  console.error(explainStartError(error, listener));
  process.exit(1);
});

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const app = await buildApp(settings);
  const operations = await buildOperations(settings, { storage: app.storage });
  app.addHook('onClose', () => operations.close());
  closeOnSignals(app);
  // First, so that no visitor is let in to a server that then does not start.
  listener = { ...settings.operations, names: ['OPERATIONS_HOST', 'OPERATIONS_PORT'] };
  const owners = addressOf(await listen(operations, listener));
  listener = { host: settings.host, port: settings.port, names: ['HOST', 'PORT'] };
  console.log(`Tarazu is at ${addressOf(await listen(app, listener))}`);
  console.log(`The owner's view is at ${owners}`);
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Listener): Promise<{ host: string; port: number }> {
  await app.listen({ host, port });
  return { host, port: (app.server.address() as AddressInfo).port };
}

function addressOf({ host, port }: { host: string; port: number }): string {
  return `http://${['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host}:${port}`;
}
