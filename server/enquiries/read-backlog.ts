import { type ExpressionBuilder, sql } from 'kysely';
import type { Storage } from '../storage/open-storage.ts';
import type { Schema } from '../storage/schema.ts';

/** Enquiries that have not reached the owner, or are unanswered. */
export interface Backlog extends Unanswered {
  /** Mail waiting in the outbox. */
  waiting: number;
  /** Enquiries whose mail was given up after days of attempts, or has no row in the outbox. */
  failed: number;
  /** Time since when the oldest mail has waited, in milliseconds since 1970; undefined if no mail waits. */
  waitingSince: number | undefined;
  /** Enquiries in quarantine, and how many of them are recent. */
  quarantined: number;
  quarantinedLately: number;
  /** Number of webhook events that were given up, and the time since when the oldest event has waited. */
  webhooks: { failed: number; waitingSince: number | undefined };
  /** Recipients who refused their last mail for good, with the mail server's answer. */
  refusals: { address: string; error: string }[];
}

/** People with unanswered enquiries. */
export interface Unanswered {
  unanswered: number;
  /** How many of them have waited longer than the promised working days. */
  overdue: number;
}

/** Limits of time, in milliseconds since 1970. */
interface BacklogTimes {
  /** Enquiries quarantined after this time are recent. */
  lately: number;
  /** Refusals after this time are reported. */
  refusedSince: number;
  /** Unanswered enquiries received before this time are overdue. */
  overdueBefore: number;
}

/**
 * Reads the backlog for the checks. SQLite blocks this process, so the cost must not grow with the number of enquiries.
 * The queries read the few rows not delivered and count the others in an index.
 */
export async function readBacklog({ db }: Storage, times: BacklogTimes): Promise<Backlog> {
  const { lately, refusedSince } = times;
  const [mails, { quarantined, quarantinedLately }, withoutMail, refusals, unanswered, { failed, waitingSince }] = await Promise.all([
    readQueue(db, 'outbox'),
    db
      .selectFrom('enquiries')
      .select(({ fn }) => [
        fn.countAll<number>().as('quarantined'),
        fn.countAll<number>().filterWhere('received_at', '>=', lately).as('quarantinedLately'),
      ])
      .where('state', '=', 'quarantined')
      .executeTakeFirstOrThrow(),
    countWithoutMail(db),
    readRefusals(db, refusedSince),
    readUnanswered(db, times.overdueBefore),
    readQueue(db, 'webhooks'),
  ]);
  return {
    ...mails,
    failed: mails.failed + withoutMail,
    quarantined: Number(quarantined),
    quarantinedLately: Number(quarantinedLately),
    refusals,
    webhooks: { failed, waitingSince },
    ...unanswered,
  };
}

/**
 * Counts the addresses that have unanswered enquiries: two messages of a person get one answer.
 * @param overdueBefore enquiries received before this time are overdue (working-days.ts)
 */
export async function readUnanswered(db: Storage['db'], overdueBefore: number): Promise<Unanswered> {
  const { unanswered, overdue } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => [
      fn.count<number>(sql`lower(email)`).distinct().as('unanswered'),
      fn.count<number>(sql`lower(email)`).distinct().filterWhere('received_at', '<', overdueBefore).as('overdue'),
    ])
    .where('handling', '=', 'new')
    .where('state', '=', 'accepted')
    .executeTakeFirstOrThrow();
  return { unanswered: Number(unanswered), overdue: Number(overdue) };
}

/** Counts the items of a queue that wait or were given up. */
async function readQueue(db: Storage['db'], table: 'outbox' | 'webhooks'): Promise<{ waiting: number } & Backlog['webhooks']> {
  const rows = await db
    .selectFrom(`${table} as queue` as 'webhooks as queue')
    .innerJoin('enquiries', 'enquiries.reference', 'queue.id')
    .select(({ fn }) => ['queue.state', fn.countAll<number>().as('count'), fn.min('queue.created_at').as('since')])
    .where('queue.state', 'in', ['waiting', 'failed'])
    .groupBy('queue.state')
    .execute();
  const inState = (wanted: 'waiting' | 'failed') => rows.find(({ state }) => state === wanted);
  const since = inState('waiting')?.since;
  return {
    waiting: Number(inState('waiting')?.count ?? 0),
    failed: Number(inState('failed')?.count ?? 0),
    waitingSince: since === undefined ? undefined : Number(since),
  };
}

/** Reads each recipient's last refusal, unless mail was accepted after it. */
async function readRefusals(db: Storage['db'], since: number): Promise<Backlog['refusals']> {
  const refused = await db
    .selectFrom('recipients')
    .select(['address', 'error', 'at'])
    .where('state', '=', 'refused')
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .execute();
  const lastRefusals = [...new Map(refused.toReversed().map((row) => [row.address, row])).values()];
  const acceptedLater = await Promise.all(
    lastRefusals.map(({ address, at }) =>
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
  return lastRefusals.flatMap(({ address, error }, index) => (acceptedLater[index] ? [] : [{ address, error: error ?? '' }]));
}

/** Counts accepted enquiries without a row in the outbox. One transaction writes both, so the join runs only if the totals differ. */
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
    .executeTakeFirstOrThrow();
  return Number(without);
}

/** Counts the enquiries of a period: accepted ones, and those still in quarantine. Erased ones do not count. */
export async function readEnquiryFigures(
  { db }: Storage,
  { from, to }: { from: number; to: number },
): Promise<{ received: number; quarantined: number }> {
  const rows = await db
    .selectFrom('enquiries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .where('handling', '!=', 'spam')
    .groupBy('state')
    .execute();
  const countIn = (wanted: 'accepted' | 'quarantined') => Number(rows.find(({ state }) => state === wanted)?.count ?? 0);
  return { received: countIn('accepted'), quarantined: countIn('quarantined') };
}
