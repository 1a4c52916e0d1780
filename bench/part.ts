import type { SlowLine } from './slow-line.ts';

/** One line of the printed table. */
export interface Row {
  what: string;
  /** The reference measured in the same run: the plain page, or nginx. */
  reference?: string;
  target?: string;
  ours: string;
  /** Left out where there is no target, or nothing was measured. */
  met?: boolean;
}

export interface PartResult {
  rows: Row[];
  /** Lines printed under the table: what a row cannot hold, and what could not run, with the reason. */
  notes: string[];
  /** Every figure behind the rows, for results/latest.json. */
  data: unknown;
}

/** What all parts measure against. */
export interface Ground {
  /** Few repetitions: shows that everything works, not what is true. */
  quick: boolean;
  /** Origin of our server on loopback, plain HTTP. */
  server: string;
  /** Origins that a browser sees: HTTP/2 over TLS, our site and the plain reference. */
  ours: string;
  reference: string;
  /** What both are reached over. */
  line: SlowLine;
}

/** What a part opens it hands to `resources`, which the runner closes: at the part's end, on a failure, and when its time is up. */
export type Part = (ground: Ground, resources: AsyncDisposableStack) => Promise<PartResult>;
