import type { ExpressionBuilder } from 'kysely';
import { testName } from '../../shared/api/test-enquiry.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';

/** Enquiries that have not reached the owner yet, or have no answer. Tests of `npm run doctor` are not among them. */
export interface Backlog extends Unanswered {
  /** In the outbox. */
  waiting: number;
  /** Given up after days of tries, or without any mail: nobody brings them. */
  failed: number;
  /** Since when the one waits that has waited longest, in milliseconds since 1970; undefined while none does. */
  waitingSince: number | undefined;
  /** In quarantine, and how many of them came lately. */
  quarantined: number;
  quarantinedLately: number;
  /** What the webhook has not taken: given up, and since when the one waits that has waited longest. */
  webhooks: { failed: number; waitingSince: number | undefined };
  /** Recipients who have refused the last mail for good, and what their mail server said. */
  refusals: { address: string; error: string }[];
}

/** Enquiries that want an answer. */
export interface Unanswered {
  unanswered: number;
  /** When the oldest of them came, in milliseconds since 1970. */
  unansweredSince: number | undefined;
  /** So many have waited longer than was promised. */
  overdue: number;
}

/** From when on something counts, in milliseconds since 1970. */
interface BacklogTimes {
  /** A message has come lately. */
  lately: number;
  /** A refusal is told. */
  refusedSince: number;
  /** Received before it and not answered: overdue. */
  overdueBefore: number;
}

/**
 * What the checks ask for once a minute and more. However many enquiries are kept, it reads the few that have not arrived, and counts the others
 * in an index: SQLite reads in the process that answers visitors.
 */
export async function readBacklog({ db }: Storage, times: BacklogTimes): Promise<Backlog> {
  const { lately, refusedSince } = times;
  const [mails, { quarantined, quarantinedLately }, without, refusals, unanswered, webhooks] = await Promise.all([
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
    readRefusals(db, refusedSince),
    readUnanswered(db, times.overdueBefore),
    readWebhooks(db),
  ]);
  const inState = (wanted: 'waiting' | 'failed') => mails.find(({ state }) => state === wanted);
  const oldest = inState('waiting')?.since;
  return {
    waiting: Number(inState('waiting')?.count ?? 0),
    failed: Number(inState('failed')?.count ?? 0) + without,
    waitingSince: oldest === undefined ? undefined : Number(oldest),
    quarantined: Number(quarantined),
    quarantinedLately: Number(quarantinedLately),
    refusals,
    webhooks,
    ...unanswered,
  };
}

/** @param overdueBefore what was received before is overdue (working-days.ts). Tests of `npm run doctor` are closed when they come. */
export async function readUnanswered(db: Storage['db'], overdueBefore: number): Promise<Unanswered> {
  const { unanswered, since, overdue } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => [
      fn.countAll<number>().as('unanswered'),
      fn.min('received_at').as('since'),
      fn.countAll<number>().filterWhere('received_at', '<', overdueBefore).as('overdue'),
    ])
    .where('handling', '=', 'new')
    .where('state', '=', 'accepted')
    .executeTakeFirstOrThrow();
  return { unanswered: Number(unanswered), unansweredSince: since === null ? undefined : Number(since), overdue: Number(overdue) };
}

async function readWebhooks(db: Storage['db']): Promise<Backlog['webhooks']> {
  const rows = await db
    .selectFrom('webhooks')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute();
  const inState = (wanted: 'waiting' | 'failed') => rows.find(({ state }) => state === wanted);
  const since = inState('waiting')?.since;
  return { failed: Number(inState('failed')?.count ?? 0), waitingSince: since === undefined ? undefined : Number(since) };
}

/** Of each recipient the last refusal, unless mail was taken after it. */
async function readRefusals(db: Storage['db'], since: number): Promise<Backlog['refusals']> {
  const refused = await db
    .selectFrom('recipients')
    .select(['address', 'error', 'at'])
    .where('state', '=', 'refused')
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .execute();
  const last = [...new Map(refused.toReversed().map((row) => [row.address, row])).values()];
  const isOver = await Promise.all(
    last.map(({ address, at }) =>
      db
        .selectFrom('recipients')
        .select('id')
        .where('state', '=', 'delivered')
        .where('at', '>', at)
        .where('address', '=', address)
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return last.flatMap(({ address, error }, place) => (isOver[place] ? [] : [{ address, error: error ?? '' }]));
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
