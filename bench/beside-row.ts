import { ms, times } from './format.ts';
import type { Row } from './part.ts';

/**
 * A row of a time beside the reference's, measured in turns in the same run: what counts is the ratio, which a slow or busy machine leaves as it is.
 * @param ours in milliseconds, as is `plain`
 * @param most how many times as long ours may take; without one the row has no target
 */
export function besideRow(what: string, ours: number, plain: number, most?: number): Row {
  const ratio = ours / plain;
  const target = most === undefined ? {} : { target: `<= ${most} times`, met: ratio <= most };
  return { what, reference: ms(plain), ours: `${ms(ours)}, ${times(ratio)}`, ...target };
}
