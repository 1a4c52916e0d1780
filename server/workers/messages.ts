import type { counters } from '../counters/counters.ts';

/** Counts since the last message, by the counter's name. */
export type CounterDeltas = { -readonly [Name in keyof typeof counters]?: [label: string, times: number][] };

/** What a worker tells the process that keeps it. */
export type WorkerMessage =
  /** Asks how often a visitor has come to a limit in the time that it counts; answered with a Counted of the same number. */
  { type: 'count'; number: number; limit: string; key: string; timeWindow: number } | { type: 'counters'; deltas: CounterDeltas };

/** The answer to `count`. */
export interface CountReply {
  type: 'counted';
  number: number;
  current: number;
  /** Milliseconds until the count begins anew. */
  ttl: number;
}
