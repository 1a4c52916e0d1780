import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { ownersViewAddress } from '../settings/owners-view-address.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { AlertWatch } from './alert-watch.ts';

/** How often it is looked for troubles, in milliseconds. A server that has just started has time to bring what waited. */
const LOOK = 60_000;

/** Alerts: what the owner has to look at now, by mail and in the log. */
export function alerts(
  app: FastifyInstance,
  { operations, dataDir }: Pick<Settings, 'operations' | 'dataDir'>,
  { content, storage }: { content: Content; storage: Storage },
): void {
  const watch = new AlertWatch({
    storage,
    dataDir,
    content,
    ownersView: ownersViewAddress(operations),
    place: hostname(),
    log: app.log,
  });
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      looking = looking.then(() => watch.look());
    }, LOOK).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await looking;
  });
}
