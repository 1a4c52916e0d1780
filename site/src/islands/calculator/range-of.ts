import { fill } from '../../../../shared/format/fill.ts';
import type { CalculatorContent } from './calculator-content.ts';
import type { Estimate } from './estimate.ts';
import type { NumberFormats } from './number-formats.ts';

/** Returns the formatted range of added profit, from zero to the highest estimate, for a month and for a year. */
export function rangeOf({ today, highest }: Estimate, words: CalculatorContent['words']['outcome'], formats: NumberFormats) {
  const range = (most: number) => fill(words.range, { from: formats.short(0), to: formats.short(most) });
  const increase = highest.profit - today.profit;
  return { month: range(increase), year: range(increase * 12) };
}
