import type { SlowLine } from './slow-line.ts';

/** One line of the printed table. */
export interface Row {
  what: string;
  ours: string;
  /** Name of what was measured beside it in the same run: the plain page, nginx, one worker … */
  reference?: string;
  /** Ours divided by the reference; undefined if the reference is 0. */
  ratio?: number;
  target?: string;
  /** Undefined without a target. */
  met?: boolean;
}

export interface PartResult {
  rows: Row[];
  /** Notes printed under the table. */
  notes: string[];
  /** All raw figures, for dist/bench/latest.json. */
  data: unknown;
}

/** Servers and options that all parts share. */
export interface BenchContext {
  /** Runs once with little data: shows that the benchmark works, not the true figures. Used by the test suite. */
  short: boolean;
  /** Origins for a browser, over HTTP/2 and TLS: our site, and the plain reference. */
  ours: string;
  reference: string;
  /** The throttled connection to both. */
  line: SlowLine;
  /**
   * Creates an empty PostgreSQL database.
   * @returns its URL
   */
  createDatabase: () => Promise<string>;
}

/** Measures one subject. Whatever it opens goes into `resources`, which the runner closes at its end, on failure, or at the time limit. */
export type Part = (context: BenchContext, resources: AsyncDisposableStack) => Promise<PartResult>;
