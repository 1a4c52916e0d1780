import { fill } from '../../../../shared/format/fill.ts';
import type { CalculatorContent } from './calculator-content.ts';
import type { Estimate } from './estimate.ts';
import type { NumberFormats } from './number-formats.ts';

/** Returns the range in words, from zero to the highest estimate, for one month and for twelve. */
export function rangeOf({ today, highest }: Estimate, words: CalculatorContent['words']['outcome'], write: NumberFormats) {
  const range = (most: number) => fill(words.range, { from: write.short(0), to: write.short(most) });
  const more = highest.profit - today.profit;
  return { month: range(more), year: range(more * 12) };
}
