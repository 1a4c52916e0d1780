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
  /** Address of the desk. */
  deskUrl: string;
}

/**
 * Puts the overview that is due into the outbox, unless one of the processes has done so already. A week that the site was not up for, not
 * even on its last day, has none.
 * @param now milliseconds since 1970
 * @returns its id; the same also when it was there
 */
export async function putOverview({ storage, content, deskUrl }: OverviewParts, now: number): Promise<{ id: string; isNew: boolean }> {
  const { timeZone } = content.agency;
  const week = dueWeek(now, timeZone);
  const id = `overview-${week.name}`;
  const known = await storage.db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
  if (known || (await createdAt(storage)) >= spanOf(week.days, timeZone).to) return { id, isNew: false };
  const notice = await composeOverview(await readWeek(storage, week, content.agency, now), { content, deskUrl, createdAt: now });
  return { id, isNew: await storage.db.transaction().execute((db) => putNotice(db, notice)) };
}

/** When this database got its first tables, in milliseconds since 1970: Kysely notes the time of each migration. */
async function createdAt({ db }: Storage): Promise<number> {
  const { rows } = await sql<{ first: string }>`select min(timestamp) as first from kysely_migration`.execute(db);
  return Date.parse(rows[0]?.first ?? '');
}
