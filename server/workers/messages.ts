import type { counters } from '../counters/counters.ts';
import type { Arrival, KeepResult } from '../enquiries/enquiry-store.ts';

/** Counts since the last message, by the counter's name. */
export type CounterDeltas = { -readonly [Name in keyof typeof counters]?: [label: string, times: number][] };

/** What workers ask of the process that keeps them: always of several things at once, each with a result of its own. */
export interface Questions {
  /** How often a visitor has come to a limit in the time that it counts. */
  count: { item: { limit: string; key: string; timeWindow: number }; result: { current: number; ttl: number } };
  /** To keep an enquiry. */
  keep: { item: Arrival; result: { kept: KeepResult } | { error: { message: string; statusCode?: number } } };
}

/** How each is answered. */
export type Answers = {
  [What in keyof Questions]: (items: Questions[What]['item'][]) => Questions[What]['result'][] | Promise<Questions[What]['result'][]>;
};

/** What a worker tells the process that keeps it. */
export type WorkerMessage =
  | { type: 'question'; number: number; what: keyof Questions; items: unknown[] }
  | { type: 'counters'; deltas: CounterDeltas };

/** Results of the question of the same number, in its items' order. */
export interface Answer {
  type: 'answer';
  number: number;
  results: unknown[];
}
