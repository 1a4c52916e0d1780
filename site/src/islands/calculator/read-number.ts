/** A parsed number, or the error. */
export type ParsedNumber = { value: number } | { mistake: 'missing' | 'unreadable' | 'negative' };

/** Spaces of any width, apostrophes and underscores, which only group digits. */
const spaces = /[\s\u00a0\u2009\u202f'’_]/g;
const currencySigns = /^(?:₹|\$|€|£|INR|USD|EUR|GBP|AED|Rs\.?)|(?:₹|\$|€|£|INR|USD|EUR|GBP|AED|%)$/gi;

/** Matches 1,200,000 and 12,00,000: groups of three digits, or of two with a last group of three. */
const grouped = (mark: string) => new RegExp(`^(?:\\d{1,3}(?:[${mark}]\\d{3})+|\\d{1,2}(?:[${mark}]\\d{2})*[${mark}]\\d{3})$`);

/**
 * Parses a number in any common notation: 120000, 1,20,000, 120,000, 120.000, 120 000 and 1499,50.
 * If `,` and `.` both occur, the last one is the decimal mark. A single separator before exactly three digits groups thousands,
 * except in a percentage or after a 0. Any other single separator is the decimal mark.
 * @param isPercentage treats three digits after a separator as decimals
 */
export function readNumber(text: string, isPercentage = false): ParsedNumber {
  const cleaned = text.trim().replace(currencySigns, '').replace(spaces, '');
  if (cleaned === '') return text.trim() ? { mistake: 'unreadable' } : { mistake: 'missing' };
  const isNegative = /^[-−–]/.test(cleaned);
  const digits = isNegative ? cleaned.slice(1) : cleaned;
  const value = readDigits(digits, isPercentage);
  if (value === undefined) return { mistake: 'unreadable' };
  return isNegative && value > 0 ? { mistake: 'negative' } : { value };
}

function readDigits(digits: string, isPercentage: boolean): number | undefined {
  if (/^\d+$/.test(digits)) return Number(digits);
  if (!/^[\d.,]+$/.test(digits)) return undefined;
  const marks = digits.replace(/\d/g, '');
  const lastMark = marks.at(-1) as string;
  const otherMark = lastMark === ',' ? '.' : ',';
  const isMixed = marks.includes(otherMark);
  const [whole = '', decimals = ''] = [digits.slice(0, digits.lastIndexOf(lastMark)), digits.slice(digits.lastIndexOf(lastMark) + 1)];
  if (isMixed) {
    // The decimal mark occurs once, after all groups.
    if (marks.indexOf(lastMark) !== marks.length - 1 || !/^\d*$/.test(decimals) || !grouped(otherMark).test(whole)) return undefined;
    return Number(`${whole.replaceAll(otherMark, '')}.${decimals || 0}`);
  }
  if (marks.length > 1 || (decimals.length === 3 && !isPercentage && /^[1-9]\d{0,2}$/.test(whole)))
    return grouped(lastMark).test(digits) ? Number(digits.replaceAll(lastMark, '')) : undefined;
  // Reject a comma before four or more digits.
  if (lastMark === ',' && decimals.length > 3) return undefined;
  return /\d/.test(digits) ? Number(`${whole || 0}.${decimals || 0}`) : undefined;
}
