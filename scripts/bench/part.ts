import type { SlowLine } from './slow-line.ts';

/** One line of the printed table. */
export interface Row {
  what: string;
  ours: string;
  /** What was measured beside it in the same run: the plain page, nginx, one worker … */
  reference?: string;
  /** Ours to the reference; left out where the reference is nothing. */
  ratio?: number;
  target?: string;
  /** Left out where there is no target. */
  met?: boolean;
}

export interface PartResult {
  rows: Row[];
  /** Lines printed under the table: what a row cannot hold. */
  notes: string[];
  /** Every figure behind the rows, for results/latest.json. */
  data: unknown;
}

/** What all parts measure against. */
export interface Ground {
  /** Once and little of everything: shows that it works, not what is true. The suite runs it. */
  short: boolean;
  /** Origins that a browser sees: HTTP/2 over TLS, our site and the plain reference. */
  ours: string;
  reference: string;
  /** What both are reached over. */
  line: SlowLine;
  /** Makes an empty database on PostgreSQL. @returns its address */
  createDatabase: () => Promise<string>;
}

/** What a part opens it hands to `resources`, which the runner closes: at the part's end, on a failure, and when its time is up. */
export type Part = (ground: Ground, resources: AsyncDisposableStack) => Promise<PartResult>;
