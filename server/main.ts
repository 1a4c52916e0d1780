import type { AddressInfo } from 'node:net';
import { buildApp } from './build-app.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { explainStartError } from './explain-start-error.ts';
import { readSettings, type Settings } from './settings.ts';

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  const app = await buildApp(settings);
  closeOnSignals(app);
  await app.listen({ host: settings.host, port: settings.port });
  const { port } = app.server.address() as AddressInfo;
  const host = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(settings.host) ? 'localhost' : settings.host;
  console.log(`Tarazu is at http://${host}:${port}`);
} catch (error) {
  console.error(explainStartError(error, settings));
  process.exit(1);
}
