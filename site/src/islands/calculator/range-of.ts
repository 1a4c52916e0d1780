import { fill } from '../../../../shared/format/fill.ts';
import type { CalculatorContent } from './calculator-content.ts';
import type { Estimate } from './estimate.ts';
import type { NumberFormats } from './number-formats.ts';

/** Formats the profit that could be added, for a month and for a year: from zero to the difference between `highest` and `today`. */
export function rangeOf({ today, highest }: Estimate, words: CalculatorContent['words']['outcome'], formats: NumberFormats) {
  const range = (most: number) => fill(words.range, { from: formats.short(0), to: formats.short(most) });
  const increase = highest.profit - today.profit;
  return { month: range(increase), year: range(increase * 12) };
}
