import { sql } from 'kysely';
import type { Content } from '../../content/load.ts';
import { spanOf } from '../../shared/format/days.ts';
import { putNotice } from '../mail/put-notice.ts';
import type { Storage } from '../storage/open-storage.ts';
import { composeOverview } from './compose-overview.ts';
import { readWeek } from './read-overview.ts';
import { dueWeek } from './week.ts';

export interface OverviewParts {
  storage: Storage;
  content: Pick<Content, 'agency' | 'mail'>;
  deskUrl: string;
}

/**
 * Queues the due overview if no process has queued it yet. A week that ended before the database existed has no overview.
 * @param now milliseconds since 1970
 * @returns the overview's id, also if it was queued before
 */
export async function putOverview({ storage, content, deskUrl }: OverviewParts, now: number): Promise<{ id: string; isNew: boolean }> {
  const { timeZone } = content.agency;
  const week = dueWeek(now, timeZone);
  const id = `overview-${week.name}`;
  const queued = await storage.db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
  if (queued || (await createdAt(storage)) >= spanOf(week.days, timeZone).to) return { id, isNew: false };
  const notice = await composeOverview(await readWeek(storage, week, content.agency, now), { content, deskUrl, createdAt: now });
  return { id, isNew: await storage.db.transaction().execute((db) => putNotice(db, notice)) };
}

/** Returns when the database was created, in milliseconds since 1970: the time of its first migration. */
async function createdAt({ db }: Storage): Promise<number> {
  const { rows } = await sql<{ first: string }>`select min(timestamp) as first from kysely_migration`.execute(db);
  return Date.parse(rows[0]?.first ?? '');
}
