import { compare } from '../compare.ts';
import { mb, ms, perSecond } from '../format.ts';
import { median } from '../median.ts';
import type { Row } from '../part.ts';
import type { LoadFigures } from './measure-load.ts';
import type { QueueFigures } from './measure-queue.ts';

/** Enquiries per second that one process has to accept. */
const LEAST = 1_000;

export interface EngineFigures {
  bareCommits: number;
  load: LoadFigures;
  queue: QueueFigures;
}

/** The table's lines for one database. */
export function rowsOf(engine: string, { bareCommits, load, queue }: EngineFigures): Row[] {
  const rate = median(load.rounds.map(({ accepted, seconds }) => accepted / seconds));
  const waits = { median: median(load.rounds.map((round) => round.median)), p99: median(load.rounds.map((round) => round.p99)) };
  const { start, load: under, after } = load.memory;
  const named = (what: string) => `enquiries on ${engine}: ${what}`;
  return [
    {
      ...compare(named('a second, each on disk, beside bare commits'), rate, bareCommits, { as: perSecond }),
      target: `>= ${perSecond(LEAST)}`,
      met: rate >= LEAST,
    },
    { what: named('until it is accepted, under that load'), ours: `${ms(waits.median)}, 99% within ${ms(waits.p99)}` },
    { what: named('from accepted to the mail server, at rest'), ours: spread(load.toMail) },
    ...queueRows(queue, named),
    { what: named('memory at start, under load, after'), ours: [start, under, after].map(mb).join(', ') },
  ];
}

function queueRows({ queued, seconds, delivered, accepting }: QueueFigures, named: (what: string) => string): Row[] {
  const all = seconds === undefined ? `${delivered} when the time was up` : `${seconds.toFixed(1)} s (${perSecond(delivered / seconds)})`;
  return [
    { what: named(`${queued} in the queue, until all are delivered`), ours: all },
    { what: named('until a new one is accepted meanwhile'), ours: spread(accepting) },
  ];
}

function spread(values: readonly number[]): string {
  if (values.length === 0) return 'not measured';
  const sorted = values.toSorted((one, other) => one - other);
  return `${ms(median(values))}, 99% within ${ms(sorted[Math.ceil(sorted.length * 0.99) - 1] as number)}`;
}
