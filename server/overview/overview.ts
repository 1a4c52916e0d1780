import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/load.ts';
import { repeat } from '../http/repeat.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { putOverview } from './put-overview.ts';
import { dueWeek } from './week.ts';

/** How often it is looked whether one is due, in milliseconds. */
const INTERVAL = 5 * 60_000;

/** The weekly overview: on Mondays, and after a Monday that was missed as soon as a server runs again. The outbox's worker mails it. */
export function overview(
  app: FastifyInstance,
  { operations }: Pick<Settings, 'operations'>,
  { content, storage }: { content: Content; storage: Storage },
): void {
  const parts = { storage, content, deskUrl: deskAddress(operations) };
  /** The week that this process has seen to. */
  let done = '';

  async function look(): Promise<void> {
    const now = Date.now();
    const { name } = dueWeek(now, content.agency.timeZone);
    if (name === done) return;
    try {
      const { id, isNew } = await putOverview(parts, now);
      if (isNew) app.log.info({ id }, 'the weekly overview is in the outbox');
      done = name;
    } catch (error) {
      app.log.warn({ error: (error as Error).message }, 'the weekly overview cannot be made now; trying again');
    }
  }
  const lookNow = repeat(app, INTERVAL, look);
  app.addHook('onListen', async () => void lookNow());
}

/** Where the desk is opened, for links in mail. Listening everywhere is no address: then it is named as this machine sees it. */
function deskAddress({ host, port }: Settings['operations']): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
