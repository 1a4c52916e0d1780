import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app/build-app.ts';
import { watchBuild } from './app/watch-build.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { buildDesk } from './desk/build-desk.ts';
import { explainStartError, type Listener } from './explain-start-error.ts';
import { readSettings } from './settings/settings.ts';

/** Listener that is started last, for the message of a failed start. */
let listener: Listener | undefined;

// Whatever else writes there, such as a warning of Node, must not end the process when the reader has ended (server/http/log.ts).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

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
  watchBuild(app, settings.buildFolder, operations.takeBuild);
  // The desk listens first, so that no visitor reaches a server that then fails to start.
  const deskUrl = await listen(operations, { ...settings.operations, names: ['OPERATIONS_HOST', 'OPERATIONS_PORT'] });
  const siteUrl = await listen(app, { host: settings.host, port: settings.port, names: ['HOST', 'PORT'] });
  console.log(`The site is at ${siteUrl}`);
  console.log(`The desk is at ${deskUrl}`);
}

/** Starts a listener and returns its address, such as http://localhost:3000. */
async function listen(server: FastifyInstance, address: Listener): Promise<string> {
  listener = address;
  await server.listen({ host: address.host, port: address.port });
  const { port } = server.server.address() as AddressInfo;
  return `http://${['127.0.0.1', '0.0.0.0', '::1', '::'].includes(address.host) ? 'localhost' : address.host}:${port}`;
}
