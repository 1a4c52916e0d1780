import type { Currency } from '../../../../content/schema/calculator.ts';

/** English locale by currency, for its digit grouping: 12,00,000 in India, 1,200,000 elsewhere. */
const locales: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US', EUR: 'en-IE', GBP: 'en-GB', AED: 'en-AE' };

/** Smallest amounts that are abbreviated: 1.2 crore, 1.2 million. */
const large = { INR: 10_000_000, other: 1_000_000 } as const;

/** Returns number formatters in the currency's style. */
export function numberFormats(currency: Currency) {
  const locale = locales[currency];
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  const decimals = number({ maximumFractionDigits: 2 });
  const amounts = (options: Intl.NumberFormatOptions) => number({ style: 'currency', currency, ...options });
  const whole = amounts({ maximumFractionDigits: 0 });
  const exact = amounts({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const abbreviated = number({ notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 });
  const sign = whole.format(0).split('0', 1)[0];

  // ICU versions use different space characters, which would break hydration.
  const normalizeSpaces = (text: string) => text.replace(/\s/g, '\u00a0');

  return {
    /** Formats a number, such as 1,20,000 or 37.5. */
    number: (value: number): string => decimals.format(value),
    /** Formats a percentage, such as 46%. */
    percent: (value: number): string => `${decimals.format(value)}%`,
    /** Formats an amount, such as ₹12,00,000; with cents below 1,000 if there are any: $49.90. */
    money: (value: number): string => normalizeSpaces((Number.isInteger(value) || value >= 1000 ? whole : exact).format(value)),
    /** Formats an abbreviated amount, such as ₹1.2 crore. */
    short: (value: number): string =>
      normalizeSpaces(value >= (currency === 'INR' ? large.INR : large.other) ? sign + abbreviated.format(value) : whole.format(value)),
  };
}
export type NumberFormats = ReturnType<typeof numberFormats>;
