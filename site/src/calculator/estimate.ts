import type { Currency } from '../../../content/schema/calculator.ts';

/** A published figure of a service: increase of sales or of the margin, in percent of the present value. */
export interface Figure {
  service: string;
  /** The claim as its page states it. */
  claim: string;
  percent: number;
  isMargin: boolean;
}

/** A shop's typical month: orders, average order value in any currency, gross margin in percent. All are 0 or more. */
export type Shop = Record<'orders' | 'value' | 'margin', number>;

/** Sales and gross profit of a month, and the gross margin in percent. */
export type Month = Record<'sales' | 'margin' | 'profit', number>;

const monthOf = (sales: number, margin: number): Month => ({ sales, margin, profit: (sales * margin) / 100 });

/**
 * Calculates a month of today, and one for each figure: sales × (1 + figure), or margin × (1 + figure) up to 100%. Figures are neither
 * added nor multiplied, because no combined effects are published.
 */
export function estimate({ orders, value, margin }: Shop, figures: readonly Figure[]): { today: Month; months: Month[] } {
  const today = monthOf(orders * value, margin);
  const grown = (number: number, { percent }: Figure) => (number * (100 + percent)) / 100;
  const months = figures.map((figure) =>
    figure.isMargin ? monthOf(today.sales, Math.min(100, grown(margin, figure))) : monthOf(grown(today.sales, figure), margin),
  );
  return { today, months };
}

/** Upper bounds of the fields. */
export const most = { orders: 1_000_000, value: 1_000_000, margin: 100 } as const;

/** Reads a number with or without grouping commas, such as 1500, 1,20,000 or 37.5. Returns undefined unless it is from 0 to `upTo`. */
export function readNumber(text: string, upTo: number): number | undefined {
  const plain = text.trim();
  const value = /^(\d{1,12}|\d{1,3}(,\d{2,3}){1,4})(\.\d{1,6})?$/.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
  return value <= upTo ? value : undefined;
}

/** English locale by currency, for its digit grouping: 12,00,000 in India, 1,200,000 elsewhere. */
const locales: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US', EUR: 'en-IE', GBP: 'en-GB', AED: 'en-AE' };

/** Returns formatters of numbers, and of amounts: with cents below 1,000 if there are any. */
export function numberFormats(currency: Currency) {
  const locale = locales[currency];
  const amounts = (digits: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [whole, exact] = [amounts(0), amounts(2)];
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    number: (value: number): string => decimals.format(value),
    // ICU versions use different space characters, which would break hydration.
    money: (value: number): string => (Number.isInteger(value) || value >= 1000 ? whole : exact).format(value).replace(/\s/g, '\u00a0'),
  };
}
