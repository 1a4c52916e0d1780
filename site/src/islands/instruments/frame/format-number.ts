const digits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Formats a number with Indian grouping and at most one decimal: 1,349 or 12,85,388. */
export const formatNumber = (value: number): string => digits.format(value);

/** Formats an amount in whole rupees: ₹1,349. */
export const inRupees = (value: number): string => `${value < 0 ? '−' : ''}₹${digits.format(Math.abs(Math.round(value)))}`;
