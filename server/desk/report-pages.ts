import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Content } from '../../content/load.ts';
import { dayOf, lastDays } from '../../shared/format/days.ts';
import { type CheckParts, type CheckResults, runChecks } from '../alerts/run-checks.ts';
import { countEnquiries, listEnquiries } from '../enquiries/list-enquiries.ts';
import { readUnanswered } from '../enquiries/read-backlog.ts';
import { overdueBefore, withPromise } from '../enquiries/working-days.ts';
import { readVisits } from '../measurement/count-store.ts';
import { numberRows, readNumbers, weekOf } from '../overview/week-numbers.ts';
import { listOpenQuestions, listQuestions, listVerdicts } from '../questions/list-questions.ts';
import { postTest } from '../webhook/webhook.ts';
import { type DeskPage, type Period, periods } from './desk-page.ts';
import type { SendPage } from './send-page.ts';

/** Longest list of questions or searches. */
const LONGEST_LIST = 200;

/** Registers /, /visits, /questions and /health, and the POST that tests the webhook. */
export function reportPages(app: FastifyInstance, { send, ...parts }: FirstPageOptions & { send: SendPage }): void {
  const { storage, now, settings } = parts;
  const { webhook } = settings;
  const { timeZone } = parts.content.agency;
  const last = (days: number) => lastDays(days, now(), timeZone);
  const page = (path: string, read: (period: Period) => Promise<DeskPage>) =>
    app.get<{ Querystring: { days?: string } }>(path, async ({ query }, reply) => {
      const period = periods.find((known) => String(known) === query.days) ?? 28;
      return send(reply, await read(period));
    });

  page('/', () => readFirstPage(parts));
  page('/visits', async (period) => ({ page: 'visits', period, visits: await readVisits(storage, last(period)) }));
  page('/questions', async (period) => {
    const { from } = last(period);
    return {
      page: 'questions',
      period,
      questions: await listOpenQuestions(storage, LONGEST_LIST, from),
      verdicts: await listVerdicts(storage, from),
      searches: await listQuestions('search_missed', storage, LONGEST_LIST, from),
    };
  });
  const host = webhook && new URL(webhook.url).host;
  page('/health', async () => ({ page: 'health', health: await readHealth(parts), webhook: host === undefined ? undefined : { host } }));
  if (!webhook || host === undefined) return;
  app.post('/health/webhook', async (request, reply) => {
    const tested = await postTest(webhook).then(
      () => ({ ok: true, says: 'The receiver has taken the test.' }),
      ({ message }: Error) => ({ ok: false, says: message }),
    );
    request.log.info({ tested }, 'the webhook was tested');
    return send(reply, { page: 'health', health: await readHealth(parts), webhook: { host, tested } });
  });
}

/** Number of enquiries on the page. */
const ENQUIRIES_SHOWN = 6;

interface FirstPageOptions extends CheckParts {
  content: Pick<Content, 'agency' | 'mail'>;
}

/** Reads the overview page: unanswered enquiries, failed checks, and this week's numbers beside those of the week before. */
export async function readFirstPage({ content, ...parts }: FirstPageOptions): Promise<DeskPage> {
  const { storage, now } = parts;
  const { agency, mail } = content;
  const today = dayOf(now(), agency.timeZone);
  const { days, before } = weekOf(today);
  const open = await readUnanswered(storage.db, overdueBefore(now(), agency));
  const filter = open.unanswered > 0 ? ({ state: 'new', order: 'oldest' } as const) : ({ state: 'genuine' } as const);
  return {
    page: 'overview',
    today,
    open,
    enquiries: withPromise(await listEnquiries(storage, { ...filter, most: ENQUIRIES_SHOWN }), now(), agency),
    count: await countEnquiries(storage, { state: 'genuine' }),
    checked: await runChecks(parts),
    questions: await listQuestions('chat_unanswered', storage, undefined, days.from, today),
    searches: await listQuestions('search_missed', storage, undefined, days.from, today),
    numbers: numberRows(
      mail.overview.numbers,
      await readNumbers(storage, { from: days.from, to: today }, agency.timeZone),
      await readNumbers(storage, before, agency.timeZone),
    ),
  };
}

/** State of the server. Values that cannot be read are undefined, so that the page works while the database is down. */
export interface Health extends CheckResults {
  engine: 'sqlite' | 'postgres';
  /** Name of the last migration. */
  schema: string | undefined;
  /** Time that the oldest mail in the outbox has waited, in milliseconds; undefined if none waits. */
  waited: number | undefined;
  /** Uptime in seconds. */
  uptime: number;
  /** Resident memory of the process, in bytes. */
  memory: number;
  node: string;
}

/** Reads the data of the health page. Never throws. */
async function readHealth(parts: CheckParts): Promise<Health> {
  const { storage, now } = parts;
  const checked = await runChecks(parts);
  const { backlog } = checked;
  const migration = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`;
  return {
    ...checked,
    engine: storage.engine,
    schema: backlog && (await migration.execute(storage.db).catch(() => undefined))?.rows[0]?.name,
    waited: backlog?.waitingSince && Math.max(0, now() - backlog.waitingSince),
    uptime: process.uptime(),
    memory: process.memoryUsage().rss,
    node: process.versions.node,
  };
}
