import type { Row } from './part.ts';

interface Comparison {
  /** Formats a figure, such as `ms`. */
  as: (figure: number) => string;
  /** Target ratio, as an upper or a lower bound. */
  most?: number;
  least?: number;
}

/**
 * Makes a row of the table with a figure beside its reference.
 * @param reference 0 leaves the ratio out; with an upper bound, our figure must then be 0 as well
 */
export function compare(what: string, ours: number, reference: number, { as, most, least }: Comparison): Row {
  const ratio = reference === 0 ? undefined : ours / reference;
  const target = most !== undefined ? `<= ${most} times` : least !== undefined ? `>= ${least} times` : undefined;
  const met = most !== undefined ? ours <= most * reference : ours >= (least ?? 0) * reference;
  return { what, ours: as(ours), reference: as(reference), ...(ratio !== undefined && { ratio }), ...(target && { target, met }) };
}
