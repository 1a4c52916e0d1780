import type { SlowLine } from './slow-line.ts';

/** One line of the printed table. */
export interface Row {
  what: string;
  ours: string;
  /** Figure of the reference in the same run, such as the plain page or a bare Fastify. */
  reference?: string;
  /** Our figure divided by the reference; undefined if the reference is 0. */
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
  /** Runs once with little data, to show that the benchmark works. The figures are then meaningless. */
  short: boolean;
  /** Origins for a browser, over HTTP/2 and TLS: our site, and the plain reference. */
  ours: string;
  reference: string;
  /** Connection to both origins, which a part can throttle. */
  line: SlowLine;
  /**
   * Creates an empty PostgreSQL database.
   * @returns its URL
   */
  createDatabase: () => Promise<string>;
}

/** Measures one subject. The runner closes `resources` when the part has ended, failed or exceeded its time limit. */
export type Part = (context: BenchContext, resources: AsyncDisposableStack) => Promise<PartResult>;
