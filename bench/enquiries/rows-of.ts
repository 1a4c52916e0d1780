import { ms } from '../format.ts';
import { median } from '../median.ts';
import type { Row } from '../part.ts';
import type { LoadFigures } from './measure-load.ts';
import type { QueueFigures } from './measure-queue.ts';

/** Enquiries per second that one process has to accept. */
const LEAST = 1_000;

/** The table's lines for one database. */
export function rowsOf(
  engine: string,
  { bareCommits, load, queue }: { bareCommits: number; load: LoadFigures; queue: QueueFigures },
): Row[] {
  const rate = median(load.rounds.map(({ accepted, seconds }) => accepted / seconds));
  const waits = { median: median(load.rounds.map((round) => round.median)), p99: median(load.rounds.map((round) => round.p99)) };
  const { start, load: under, after } = load.memory;
  const row = (what: string, ours: string, more: Partial<Row> = {}): Row => ({ what: `enquiries on ${engine}: ${what}`, ours, ...more });
  return [
    row('accepted per second, each on disk', `${Math.round(rate)}/s`, {
      reference: `bare ${Math.round(bareCommits)}/s`,
      target: `>= ${LEAST}/s`,
      met: rate >= LEAST,
    }),
    row('until it is accepted, under that load', `${ms(waits.median)}, 99% within ${ms(waits.p99)}`),
    row('from accepted to the mail server, at rest', spread(load.toMail)),
    row(
      `${queue.queued} in the queue, until all are delivered`,
      queue.seconds === undefined
        ? `${queue.delivered} when the time was up`
        : `${queue.seconds.toFixed(1)} s (${Math.round(queue.delivered / queue.seconds)}/s)`,
    ),
    row('until a new one is accepted meanwhile', spread(queue.accepting)),
    row('memory at start, under load, after', [start, under, after].map(mib).join(', ')),
  ];
}

function spread(values: readonly number[]): string {
  if (values.length === 0) return 'not measured';
  const sorted = values.toSorted((one, other) => one - other);
  return `${ms(median(values))}, 99% within ${ms(sorted[Math.ceil(sorted.length * 0.99) - 1] as number)}`;
}

const mib = (bytes: number | undefined) => (bytes === undefined ? 'unknown' : `${Math.round(bytes / 2 ** 20)} MiB`);
