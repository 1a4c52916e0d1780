import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type CheckParts, type CheckResults, runChecks } from '../alerts/run-checks.ts';
import { counters } from '../counters/counters.ts';

/** Registers GET /metrics for Prometheus. Labels come from fixed sets, and nothing identifies a visitor. */
export function metricsRoute(app: FastifyInstance, parts: CheckParts): void {
  const register = new Registry();
  collectDefaultMetrics({ register });

  /** Registers a counter. Each key of `counts` is its label values, separated by spaces. */
  const counter = (name: string, help: string, labelNames: string[], counts: ReadonlyMap<string, number>) =>
    new Counter({
      name,
      help,
      labelNames,
      registers: [register],
      collect() {
        this.reset();
        for (const [labels, count] of counts) {
          const values = labels.split(' ');
          this.inc(Object.fromEntries(labelNames.map((label, index) => [label, values[index] ?? ''])), count);
        }
      },
    });
  counter('tarazu_http_requests_total', 'Requests of the public listener', ['part', 'status'], counters.requests.counts);
  counter('tarazu_enquiries_total', 'Enquiries by outcome on arrival', ['outcome'], counters.enquiries.counts);
  counter('tarazu_deliveries_total', 'Attempts to deliver mail', ['outcome'], counters.deliveries.counts);
  counter('tarazu_webhooks_total', 'Attempts to post enquiries to the webhook', ['outcome'], counters.webhooks.counts);
  counter('tarazu_chat_answers_total', "The assistant's answers by where they came from", ['source'], counters.answers.counts);
  counter('tarazu_measurement_reports_total', 'Reports of page views, events and web vitals', ['outcome'], counters.reports.counts);

  const gauges = levels.map(([name, help, read]) => ({ gauge: new Gauge({ name, help, registers: [register] }), read }));
  const alert = new Gauge({ name: 'tarazu_alert', help: '1 while the check fails', labelNames: ['check'], registers: [register] });

  app.get('/metrics', async (_request, reply) => {
    const results = await runChecks(parts);
    for (const check of results.checks) alert.set({ check: check.name }, results.alerts.includes(check) ? 1 : 0);
    for (const { gauge, read } of gauges) {
      const value = read(results, parts.now());
      // No outdated value is reported.
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** Gauges, and their values by the checks; undefined if a value is unknown. */
const levels: readonly (readonly [name: string, help: string, read: (results: CheckResults, now: number) => number | undefined])[] = [
  ['tarazu_database_up', '1 if the database answered', ({ backlog }) => (backlog ? 1 : 0)],
  ['tarazu_outbox_waiting', 'Enquiries that wait to be mailed', ({ backlog }) => backlog?.waiting],
  ['tarazu_outbox_failed', 'Enquiries whose mail was given up', ({ backlog }) => backlog?.failed],
  [
    'tarazu_outbox_oldest_seconds',
    'How long the longest waiting enquiry has waited; 0 while none waits',
    ({ backlog }, now) => backlog && Math.max(0, now - (backlog.waitingSince ?? now)) / 1000,
  ],
  ['tarazu_enquiries_unanswered', 'People whose enquiries have no answer', ({ backlog }) => backlog?.unanswered],
  ['tarazu_enquiries_overdue', 'People who have waited longer for an answer than is promised', ({ backlog }) => backlog?.overdue],
  ['tarazu_quarantine_enquiries', 'Enquiries in quarantine', ({ backlog }) => backlog?.quarantined],
  ['tarazu_disk_free_bytes', 'Room on the disk of DATA_DIR', ({ disk }) => disk?.free],
];
