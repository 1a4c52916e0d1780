const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A number as it is read: 1,349, with one digit after the point where it has any. */
export const formatNumber = (value: number): string => digits.format(value);
