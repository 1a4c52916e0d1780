import type { Row } from './part.ts';

interface Comparison {
  /** Formats a figure, such as `ms`. */
  format: (figure: number) => string;
  /** Target ratio, as an upper or a lower bound. */
  most?: number;
  least?: number;
}

/**
 * Makes a row of the table with a figure beside its reference.
 * @param reference our figure divided by this one is the ratio; for 0 there is no ratio, and an upper bound is met only by 0
 */
export function compare(what: string, ours: number, reference: number, { format, most, least }: Comparison): Row {
  const ratio = reference === 0 ? undefined : ours / reference;
  const lowerBound = least === undefined ? undefined : `>= ${least} times`;
  const target = most === undefined ? lowerBound : `<= ${most} times`;
  const met = most !== undefined ? ours <= most * reference : ours >= (least ?? 0) * reference;
  return { what, ours: format(ours), reference: format(reference), ...(ratio !== undefined && { ratio }), ...(target && { target, met }) };
}
