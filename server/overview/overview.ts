import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Content } from '../../content/load.ts';
import { spanOf } from '../../shared/format/days.ts';
import { repeat } from '../http/repeat.ts';
import { putNotice } from '../mail/put-notice.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { composeOverview, type OverviewParts } from './compose-overview.ts';
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

/**
 * Queues the due overview if no process has queued it yet. A week that ended before the database existed has no overview.
 * @param now milliseconds since 1970
 * @returns the overview's id, also if it was queued before
 */
export async function putOverview(parts: OverviewParts, now: number): Promise<{ id: string; isNew: boolean }> {
  const { storage, content } = parts;
  const { timeZone } = content.agency;
  const week = dueWeek(now, timeZone);
  const id = `overview-${week.name}`;
  const queued = await storage.db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
  if (queued || (await createdAt(storage)) >= spanOf(week.days, timeZone).to) return { id, isNew: false };
  const notice = await composeOverview(parts, week, now);
  return { id, isNew: await storage.db.transaction().execute((db) => putNotice(db, notice)) };
}

/** Returns when the database was created, in milliseconds since 1970: the time of its first migration. */
async function createdAt({ db }: Storage): Promise<number> {
  const { rows } = await sql<{ first: string }>`select min(timestamp) as first from kysely_migration`.execute(db);
  return Date.parse(rows[0]?.first ?? '');
}

/** Returns the desk's URL for links in e-mail. Loopback replaces a wildcard address, which browsers cannot open. */
function deskAddress({ host, port }: Settings['operations']): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
