import type { Currency } from '../../../../content/schema/calculator.ts';
import type { Shop } from './estimate.ts';
import { readNumber } from './read-number.ts';

/** The fields' text as typed, and the ticked options. */
export interface Inputs extends Record<keyof Shop, string> {
  currency: Currency;
  /** Slugs of the ticked options. */
  options: readonly string[];
}

export type Mistake = 'missing' | 'unreadable' | 'negative' | 'tooLarge' | 'margin';

/** Upper bounds of the numbers. Their product stays exact, below 2^53. */
export const most = { orders: 100_000_000, value: 10_000_000, margin: 100 } as const satisfies Shop;

export const shopFields = Object.keys(most) as (keyof Shop)[];

/** Parses the fields. Returns `shop` only if all numbers are valid. */
export function readInputs(inputs: Inputs): { shop?: Shop; mistakes: Partial<Record<keyof Shop, Mistake>> } {
  const mistakes: Partial<Record<keyof Shop, Mistake>> = {};
  const shop: Shop = { orders: 0, value: 0, margin: 0 };
  for (const field of shopFields) {
    const isMargin = field === 'margin';
    const parsed = readNumber(inputs[field], isMargin);
    if ('value' in parsed && parsed.value <= most[field]) shop[field] = parsed.value;
    else if ('value' in parsed) mistakes[field] = isMargin ? 'margin' : 'tooLarge';
    else mistakes[field] = isMargin && parsed.mistake === 'negative' ? 'margin' : parsed.mistake;
  }
  return Object.keys(mistakes).length > 0 ? { mistakes } : { shop, mistakes };
}
