import type { ExpressionBuilder } from 'kysely';
import { testName } from '../../wire/test-enquiry.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';

/** Enquiries that have not reached the owner yet. Tests of `npm run doctor` are not among them. */
export interface Backlog {
  /** In the outbox. */
  waiting: number;
  /** Given up after days of tries, or without any mail: nobody brings them. */
  failed: number;
  /** Since when the one waits that has waited longest, in milliseconds since 1970; undefined while none does. */
  waitingSince: number | undefined;
  /** In quarantine, and how many of them came lately. */
  quarantined: number;
  quarantinedLately: number;
}

/**
 * What the checks ask for once a minute and more. However many enquiries are kept, it reads the few that have not arrived, and counts the others
 * in an index: SQLite reads in the process that answers visitors.
 * @param lately from when on a message has come lately, in milliseconds since 1970
 */
export async function readBacklog({ db }: Storage, lately: number): Promise<Backlog> {
  const [mails, { quarantined, quarantinedLately }, without] = await Promise.all([
    db
      .selectFrom('outbox')
      .innerJoin('enquiries', 'enquiries.reference', 'outbox.id')
      .select(({ fn }) => ['outbox.state', fn.countAll<number>().as('count'), fn.min('outbox.created_at').as('since')])
      .where('outbox.state', 'in', ['waiting', 'failed'])
      .where('name', '!=', testName)
      .groupBy('outbox.state')
      .execute(),
    db
      .selectFrom('enquiries')
      .select(({ fn }) => [
        fn.countAll<number>().as('quarantined'),
        fn.countAll<number>().filterWhere('received_at', '>=', lately).as('quarantinedLately'),
      ])
      .where('state', '=', 'quarantined')
      .where('name', '!=', testName)
      .executeTakeFirstOrThrow(),
    countWithoutMail(db),
  ]);
  const inState = (wanted: 'waiting' | 'failed') => mails.find(({ state }) => state === wanted);
  const oldest = inState('waiting')?.since;
  return {
    waiting: Number(inState('waiting')?.count ?? 0),
    failed: Number(inState('failed')?.count ?? 0) + without,
    waitingSince: oldest === undefined ? undefined : Number(oldest),
    quarantined: Number(quarantined),
    quarantinedLately: Number(quarantinedLately),
  };
}

/** Accepted enquiries without a place in the outbox. They are written together, so they are only looked for where the numbers do not fit. */
async function countWithoutMail(db: Storage['db']): Promise<number> {
  const count = (eb: ExpressionBuilder<Schema, never>, table: 'enquiries' | 'outbox' | 'notices') =>
    eb.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
  const counts = await db
    .selectNoFrom((eb) => [
      count(eb, 'enquiries').as('enquiries'),
      eb
        .selectFrom('enquiries')
        .where('state', '=', 'quarantined')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('quarantined'),
      count(eb, 'outbox').as('mails'),
      count(eb, 'notices').as('notices'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(counts.enquiries) - Number(counts.quarantined) === Number(counts.mails) - Number(counts.notices)) return 0;
  const { without } = await db
    .selectFrom('enquiries')
    .leftJoin('outbox', 'outbox.id', 'enquiries.reference')
    .select(({ fn }) => fn.countAll<number>().as('without'))
    .where('enquiries.state', '=', 'accepted')
    .where('outbox.id', 'is', null)
    .where('name', '!=', testName)
    .executeTakeFirstOrThrow();
  return Number(without);
}
