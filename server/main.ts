import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app/build-app.ts';
import { currentBuild } from './build-output/builds.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { buildDesk } from './desk/build-desk.ts';
import { repeat } from './http/repeat.ts';
import { readSettings } from './settings/settings.ts';

/** Listener that is started last, for the message of a failed start. */
let listener: Listener | undefined;

// Whatever else writes there, such as a warning of Node, must not end the process when the reader has ended (server/http/log.ts).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

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

/** Interval of looking for a new build, in milliseconds. */
const INTERVAL = 2_000;

/**
 * Takes up builds that another process makes current: a rollback, `npm run build`, or a publish by another server.
 * A build of other server code needs a restart, which is logged.
 */
function watchBuild(app: FastifyInstance, buildFolder: string, takeBuild: () => Promise<void>): void {
  let taken = currentBuild(buildFolder);
  let refused: string | undefined;
  repeat(app, INTERVAL, async () => {
    const build = currentBuild(buildFolder);
    if (!build || build === taken || build === refused) return;
    try {
      if ((await serverIn(build)) !== (await serverIn(taken ?? build))) {
        refused = build;
        return app.log.warn('the new build has another version of the server: restart it to serve that build');
      }
      await takeBuild();
      taken = build;
      app.log.info('the new build is served');
    } catch (error) {
      refused = build;
      app.log.error({ err: error }, 'the new build cannot be served');
    }
  });
}

/** Returns the hash of a build's server; undefined if it has none. */
async function serverIn(build: string): Promise<string | undefined> {
  const code = await readFile(join(build, 'server/main.cjs')).catch(() => undefined);
  return code && createHash('sha256').update(code).digest('hex');
}

/** Address that a server should listen on, with the names of its settings. */
interface Listener {
  host: string;
  port: number;
  names: readonly [host: string, port: string];
}

/**
 * Returns the message for a failed start: for known causes the cause with the fix, otherwise the error with its stack.
 * @param listener the listener that failed; undefined before the first one
 */
function explainStartError(error: unknown, listener: Listener | undefined): string {
  const { name, code, message, stack } = error as NodeJS.ErrnoException;
  if (['SettingsError', 'MissingBuildError', 'StorageError'].includes(name)) return message;
  if (!listener) return stack ?? String(error);
  const { host, port, names } = listener;
  const [hostName, portName] = names;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. If this site runs there, it takes up a new build of the same version by itself; for a new version, end it (Ctrl-C where it runs, or systemctl restart tarazu@0) and start again. If another program does, stop that program, or choose another port, such as ${portName}=${port + 1}.`;
    case 'EACCES':
      return `Port ${port} is not open to this user. Choose a ${portName} from 1024 on, such as ${portName}=${portName === 'PORT' ? 3000 : 3001}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${hostName} ${host} is not an address of this machine. Use ${hostName}=127.0.0.1 for this machine alone, or ${hostName}=0.0.0.0 for the network.`;
    default:
      return stack ?? String(error);
  }
}

start().catch((error) => {
  console.error(explainStartError(error, listener));
  process.exit(1);
});
