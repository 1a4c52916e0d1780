import type { FastifyInstance } from 'fastify';
import { lastDays } from '../../shared/format/days.ts';
import { readVisits } from '../measurement/read-visits.ts';
import { listOpenQuestions, listQuestions, listVerdicts } from '../questions/list-questions.ts';
import { postTest } from '../webhook/webhook.ts';
import { type DeskPage, type Period, periods } from './desk-page.ts';
import { type FirstPageOptions, readFirstPage } from './read-first-page.ts';
import { readHealth } from './read-health.ts';
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
