import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Content } from '../../content/load.ts';
import { spanOf } from '../../shared/format/days.ts';
import { fill } from '../../shared/format/fill.ts';
import { readUnanswered } from '../enquiries/read-backlog.ts';
import { overdueBefore } from '../enquiries/working-days.ts';
import { repeat } from '../http/repeat.ts';
import { wrapped } from '../mail/compose-mail.ts';
import { type Notice, putNotice } from '../mail/put-in-outbox.ts';
import { listQuestions, type QuestionCount } from '../questions/list-questions.ts';
import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/open-storage.ts';
import { dueWeek, formatDays, numberRows, readNumbers, type Week } from './week-numbers.ts';

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

/** Longest list of questions or searches. The desk shows all. */
const LONGEST_LIST = 8;
/** Widths of the columns of numbers, in characters. */
const WIDTHS = [36, 10, 18] as const;

interface OverviewParts {
  storage: Storage;
  content: Pick<Content, 'agency' | 'mail'>;
  deskUrl: string;
}

/**
 * Composes the e-mail about a week in plain text: six numbers, and what wants an answer. The id depends on the week alone.
 * @param now milliseconds since 1970
 */
async function composeOverview({ storage, content, deskUrl }: OverviewParts, week: Week, now: number): Promise<Notice> {
  const { agency, mail } = content;
  const words = mail.overview;
  const numbers = await readNumbers(storage, week.days, agency.timeZone);
  const before = await readNumbers(storage, week.before, agency.timeZone);
  const wants = await wantedAnswers(storage, content, week, now);
  const days = formatDays(week.days);
  const columns = [
    ['', words.week, words.before],
    ...numberRows(words.numbers, numbers, before).map(({ label, now, before }) => [label, now, before]),
  ];
  const { enquiries } = numbers;
  const blocks = [
    `${agency.name}: ${days}`,
    ...(enquiries + numbers.quarantined + numbers.views === 0 ? [wrapped(words.nothing)] : []),
    columns
      .map(
        ([label = '', ...values]) =>
          label.padEnd(WIDTHS[0]) + values.map((value, place) => value.padStart(WIDTHS[place + 1] ?? 0)).join(''),
      )
      .join('\n'),
    [words.wants.heading, '-'.repeat(words.wants.heading.length), ...(wants.length > 0 ? wants : [words.wants.none])].join('\n'),
    `${mail.ownersView.label}: ${deskUrl}\n${mail.ownersView.text}`,
    `-- \n${wrapped(words.footer)}`,
  ];
  const counted = enquiries === 1 ? words.countedEnquiries.one : words.countedEnquiries[enquiries === 0 ? 'none' : 'many'];
  return {
    id: `overview-${week.name}`,
    createdAt: now,
    subject: fill(words.subject, { days, enquiries: fill(counted, { count: enquiries }).toLowerCase() }),
    text: `${blocks.join('\n\n')}\n`,
  };
}

/** Returns lines about what wants an answer: enquiries that wait now, and questions and searches of the week that found nothing. */
async function wantedAnswers(storage: Storage, { agency, mail }: OverviewParts['content'], { days }: Week, now: number): Promise<string[]> {
  const words = mail.overview.wants;
  const { unanswered, overdue } = await readUnanswered(storage.db, overdueBefore(now, agency));
  const listed = (heading: string, asked: readonly QuestionCount[]) =>
    asked.length === 0 ? [] : [heading, ...asked.map(({ question, times }) => `  ${question} (${times})`)];
  const list = (table: 'chat_unanswered' | 'search_missed') => listQuestions(table, storage, LONGEST_LIST, days.from, days.to);
  return [
    ...(unanswered > 0 ? [fill(words.unanswered, { count: unanswered })] : []),
    ...(overdue > 0 ? [fill(words.overdue, { count: overdue })] : []),
    ...listed(words.questions, await list('chat_unanswered')),
    ...listed(words.searches, await list('search_missed')),
  ];
}
