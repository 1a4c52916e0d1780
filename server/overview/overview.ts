import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { repeat } from '../http/repeat.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { putOverview } from './put-overview.ts';
import { dueWeek } from './week.ts';

/** Interval of checking whether an overview is due, in milliseconds. */
const INTERVAL = 5 * 60_000;

/** Queues the weekly overview on Mondays, or later if no server ran then. The outbox's worker mails it. */
export function overview(
  app: FastifyInstance,
  { operations }: Pick<Settings, 'operations'>,
  { content, storage }: { content: Content; storage: Storage },
): void {
  const parts = { storage, content, deskUrl: deskAddress(operations) };
  /** Name of the last week that this process has handled. */
  let handledWeek = '';

  async function putIfDue(): Promise<void> {
    const now = Date.now();
    const { name } = dueWeek(now, content.agency.timeZone);
    if (name === handledWeek) return;
    try {
      const { id, isNew } = await putOverview(parts, now);
      if (isNew) app.log.info({ id }, 'the weekly overview is in the outbox');
      handledWeek = name;
    } catch (error) {
      app.log.warn({ error: (error as Error).message }, 'the weekly overview could not be composed; retrying');
    }
  }
  const putNow = repeat(app, INTERVAL, putIfDue);
  app.addHook('onListen', async () => void putNow());
}

/** Returns the desk's URL for links in e-mail. Loopback replaces a wildcard address, which browsers cannot open. */
function deskAddress({ host, port }: Settings['operations']): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
