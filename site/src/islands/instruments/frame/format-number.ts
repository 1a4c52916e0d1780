const digits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** A number as it is read in India: 1,349 or 12,85,388, with one digit after the point where it has any. */
export const formatNumber = (value: number): string => digits.format(value);

/** An amount in whole rupees: ₹1,349. */
export const inRupees = (value: number): string => `${value < 0 ? '−' : ''}₹${digits.format(Math.abs(Math.round(value)))}`;
