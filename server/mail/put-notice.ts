import type { Transaction } from 'kysely';
import { DAY } from '../../shared/format/days.ts';
import type { Schema } from '../storage/schema.ts';

/** Mail of the site's own to its owner, composed when it was put in the outbox. */
export interface Notice {
  /** Such as overview-2026-W47: the same id is the same mail, whoever puts it in. */
  id: string;
  kind: 'overview';
  /** Milliseconds since 1970. */
  createdAt: number;
  subject: string;
  text: string;
  html: string;
}

/**
 * In milliseconds. Overviews quote questions of up to two weeks before, and older notices go when the next one is put in: so a question is gone
 * within the ninety days that the privacy page promises.
 */
const KEPT = 60 * DAY;

/** Lets a notice be mailed. @returns false when there is one of this id already: then nothing is changed */
export async function putNotice(db: Transaction<Schema>, { id, kind, createdAt, subject, text, html }: Notice): Promise<boolean> {
  const put = await db
    .insertInto('outbox')
    .values({ id, kind, state: 'waiting', due_at: createdAt, created_at: createdAt, attempts: 0, edition: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!put) return false;
  await db.insertInto('notices').values({ id, created_at: createdAt, subject, text, html }).execute();
  await db
    .deleteFrom('outbox')
    .where('kind', '!=', 'enquiry')
    .where('created_at', '<', createdAt - KEPT)
    .execute();
  await db
    .deleteFrom('notices')
    .where('created_at', '<', createdAt - KEPT)
    .execute();
  return true;
}
