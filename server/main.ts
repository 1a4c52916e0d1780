import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app/build-app.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { buildDesk } from './desk/build-desk.ts';
import { explainStartError, type Listener } from './explain-start-error.ts';
import { readSettings } from './settings/settings.ts';

let listener: Listener | undefined;

start().catch(async (error) => {
  console.error(await explainStartError(error, listener));
  process.exit(1);
});

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const app = await buildApp(settings);
  const operations = await buildDesk(settings, { storage: app.storage, takeBuild: app.takeBuild });
  app.addHook('onClose', () => operations.close());
  closeOnSignals(app);
  // The owner's listener first, so that no visitor is let in to a server that then does not start.
  const owners = await listen(operations, { ...settings.operations, names: ['OPERATIONS_HOST', 'OPERATIONS_PORT'] });
  const visitors = await listen(app, { host: settings.host, port: settings.port, names: ['HOST', 'PORT'] });
  console.log(`The site is at ${visitors}`);
  console.log(`The desk is at ${owners}`);
}

/** @returns the address, such as http://localhost:3000 */
async function listen(server: FastifyInstance, at: Listener): Promise<string> {
  listener = at;
  await server.listen({ host: at.host, port: at.port });
  const { port } = server.server.address() as AddressInfo;
  return `http://${['127.0.0.1', '0.0.0.0', '::1', '::'].includes(at.host) ? 'localhost' : at.host}:${port}`;
}
