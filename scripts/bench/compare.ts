import type { Row } from './part.ts';

interface Comparison {
  /** Writes a figure, such as `ms`. */
  as: (figure: number) => string;
  /** The ratio that is to be reached, as a bound from above or from below. */
  most?: number;
  least?: number;
}

/**
 * A line of the table with a figure beside its reference.
 * @param reference 0 leaves the ratio out; with a bound from above ours must then be 0 as well
 */
export function compare(what: string, ours: number, reference: number, { as, most, least }: Comparison): Row {
  const ratio = reference === 0 ? undefined : ours / reference;
  const target = most !== undefined ? `<= ${most} times` : least !== undefined ? `>= ${least} times` : undefined;
  const met = most !== undefined ? ours <= most * reference : ours >= (least ?? 0) * reference;
  return { what, ours: as(ours), reference: as(reference), ...(ratio !== undefined && { ratio }), ...(target && { target, met }) };
}
