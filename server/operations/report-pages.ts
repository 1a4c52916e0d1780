import type { FastifyInstance, FastifyReply } from 'fastify';
import { lastDays } from '../../format/days.ts';
import { listUnanswered } from '../assistant/list-unanswered.ts';
import { readEvents } from '../measurement/read-events.ts';
import { readInstruments } from '../measurement/read-instruments.ts';
import { readRecent } from '../measurement/read-recent.ts';
import { readTraffic } from '../measurement/read-traffic.ts';
import { readVitals } from '../measurement/read-vitals.ts';
import { listMissed } from '../search/list-missed.ts';
import { readHealth } from './read-health.ts';
import { readOverview } from './read-overview.ts';
import type { Checked } from './run-checks.ts';
import { type Period, periods, type View } from './view.ts';

interface ReportOptions extends Checked {
  send: (reply: FastifyReply, view: View, status?: number) => FastifyReply;
}

/** Questions and searches that are shown. */
const MOST = 200;

/** Pages that only show: /, /traffic, /speed, /questions, /documents, /health. */
export function reportPages(app: FastifyInstance, { send, ...checked }: ReportOptions): void {
  const { storage, now } = checked;
  const page = (path: string, read: (period: Period) => Promise<View>) =>
    app.get<{ Querystring: { days?: string } }>(path, async ({ query }, reply) => {
      const period = periods.find((known) => String(known) === query.days) ?? 28;
      return send(reply, await read(period));
    });

  page('/', () => readOverview(checked));
  page('/traffic', async (period) => ({
    page: 'traffic',
    period,
    traffic: await readTraffic(storage, lastDays(period, now())),
    hours: await readRecent(storage, 24, now()),
    instruments: await readInstruments(storage, lastDays(period, now())),
  }));
  page('/speed', async (period) => ({ page: 'speed', period, vitals: await readVitals(storage, lastDays(period, now())) }));
  page('/questions', async (period) => {
    const { from } = lastDays(period, now());
    const [questions, searches] = [await listUnanswered(storage, MOST, from), await listMissed(storage, MOST, from)];
    return { page: 'questions', period, questions, searches };
  });
  page('/documents', async (period) => ({
    page: 'documents',
    period,
    documents: (await readEvents(storage, lastDays(period, now()))).filter(({ category }) => category === 'document'),
  }));
  page('/health', async () => ({ page: 'health', health: await readHealth(checked) }));
}
