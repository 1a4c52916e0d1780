import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { counters } from '../counters/counters.ts';
import { countByState } from './count-by-state.ts';
import { readOutbox } from './read-outbox.ts';
import type { Checked } from './run-checks.ts';

/** GET /metrics for Prometheus. Labels are of fixed sets, and nothing tells of a single visitor. */
export function metricsRoute(app: FastifyInstance, { storage, disk, now }: Checked): void {
  const register = new Registry();
  collectDefaultMetrics({ register });

  /** A counter over counters whose labels are one word for each name. */
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
          this.inc(Object.fromEntries(labelNames.map((label, place) => [label, values[place] ?? ''])), count);
        }
      },
    });
  counter('tarazu_http_requests_total', 'Requests of the public listener', ['part', 'status'], counters.requests.counts);
  counter('tarazu_enquiries_total', 'Enquiries by what became of them at the door', ['outcome'], counters.enquiries.counts);
  counter('tarazu_deliveries_total', 'Attempts to deliver mail', ['outcome'], counters.deliveries.counts);
  counter('tarazu_chat_answers_total', "The assistant's answers by where they came from", ['source'], counters.answers.counts);
  counter('tarazu_measurement_reports_total', 'Reports of page views, events and web vitals', ['outcome'], counters.reports.counts);

  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const up = gauge('tarazu_database_up', '1 if the database answered');
  const waiting = gauge('tarazu_outbox_waiting', 'Mail that waits to be delivered');
  const failed = gauge('tarazu_outbox_failed', 'Mail that was given up');
  const oldest = gauge('tarazu_outbox_oldest_seconds', 'How long the longest waiting mail has waited; 0 while nothing waits');
  const quarantined = gauge('tarazu_quarantine_enquiries', 'Enquiries in quarantine');
  const free = gauge('tarazu_disk_free_bytes', 'Room on the disk of DATA_DIR');

  app.get('/metrics', async (_request, reply) => {
    try {
      const outbox = await readOutbox(storage, now());
      const counts = await countByState(storage, 0);
      up.set(1);
      waiting.set(outbox.waiting);
      failed.set(outbox.failed);
      oldest.set((outbox.oldest ?? 0) / 1000);
      quarantined.set(counts.quarantined);
    } catch {
      // What is not known must not look like what was.
      for (const unknown of [waiting, failed, oldest, quarantined]) unknown.remove();
      up.set(0);
    }
    await disk().then(
      (room) => free.set(room.free),
      () => free.remove(),
    );
    return reply.type(register.contentType).send(await register.metrics());
  });
}
