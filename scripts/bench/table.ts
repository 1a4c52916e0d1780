import { inColumns } from '../tools/run-command.ts';

/** One line of the printed table. */
export interface Row {
  what: string;
  ours: string;
  /** Figure of the reference in the same run. */
  reference?: string;
  target?: string;
  /** False fails the benchmark; undefined without a target. */
  met?: boolean;
}

interface Bound {
  format: (figure: number) => string;
  /** Bounds of the ratio of our figure to the reference's, or of our figure alone. */
  most?: number;
  least?: number;
}

/** Makes a row of a figure, beside its reference if there is one. @param reference above 0 */
export function row(what: string, ours: number, { format, most, least }: Bound, reference?: number): Row {
  const figure = reference === undefined ? ours : ours / reference;
  const bound = (limit: number) => (reference === undefined ? format(limit) : `${limit} times`);
  return {
    what,
    ours: reference === undefined ? format(ours) : `${format(ours)} (${figure.toFixed(2)} times)`,
    ...(reference !== undefined && { reference: format(reference) }),
    ...(most !== undefined && { target: `at most ${bound(most)}`, met: figure <= most }),
    ...(least !== undefined && { target: `at least ${bound(least)}`, met: figure >= least }),
  };
}

/** Formats rows as a table of fixed width. */
export function tableOf(rows: readonly Row[]): string {
  return inColumns([
    ['what', 'ours', 'reference', 'target', ''],
    ...rows.map(({ what, ours, reference = '-', target = '-', met }) => [what, ours, reference, target, met === false ? 'MISSED' : '']),
  ]);
}

/** Returns the value at a share of the sorted values; the median by default. @param values at least one */
export const quantile = (values: readonly number[], share = 0.5) =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)] as number;

export const ms = (value: number) => `${Math.round(value)} ms`;
export const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')} a second`;
