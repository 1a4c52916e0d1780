import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type CheckParts, runChecks } from '../alerts/run-checks.ts';
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

  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const up = gauge('tarazu_database_up', '1 if the database answered');
  const waiting = gauge('tarazu_outbox_waiting', 'Enquiries that wait to be mailed');
  const failed = gauge('tarazu_outbox_failed', 'Enquiries whose mail was given up');
  const oldest = gauge('tarazu_outbox_oldest_seconds', 'How long the longest waiting enquiry has waited; 0 while none waits');
  const unanswered = gauge('tarazu_enquiries_unanswered', 'People whose enquiries have no answer');
  const overdue = gauge('tarazu_enquiries_overdue', 'People who have waited longer for an answer than is promised');
  const quarantined = gauge('tarazu_quarantine_enquiries', 'Enquiries in quarantine');
  const free = gauge('tarazu_disk_free_bytes', 'Room on the disk of DATA_DIR');

  const alert = new Gauge({ name: 'tarazu_alert', help: '1 while the check fails', labelNames: ['check'], registers: [register] });

  app.get('/metrics', async (_request, reply) => {
    const { alerts, checks, backlog, disk } = await runChecks(parts);
    for (const check of checks) alert.set({ check: check.name }, alerts.includes(check) ? 1 : 0);
    up.set(backlog ? 1 : 0);
    /** Sets a gauge, or removes it if the value is unknown, so that no outdated value is reported. */
    const set = (target: Gauge, value: number | undefined) => (value === undefined ? target.remove() : target.set(value));
    set(waiting, backlog?.waiting);
    set(failed, backlog?.failed);
    set(oldest, backlog && Math.max(0, parts.now() - (backlog.waitingSince ?? parts.now())) / 1000);
    set(unanswered, backlog?.unanswered);
    set(overdue, backlog?.overdue);
    set(quarantined, backlog?.quarantined);
    set(free, disk?.free);
    return reply.type(register.contentType).send(await register.metrics());
  });
}
