const numbers = new Intl.NumberFormat('en-GB');
const wholeDays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats of numbers and days. Times need a time zone and are formatted by desk/date-time.tsx. */
export const format = {
  /** Formats a number, such as 12,345. */
  number: (value: number): string => numbers.format(value),
  /** Formats a count with its noun: `1 view` or `2 views`. */
  count: (value: number, one: string, many = `${one}s`): string => `${numbers.format(value)} ${value === 1 ? one : many}`,
  /**
   * Formats a day, such as Fri 20 Nov.
   * @param day such as 2026-11-20
   */
  day: (day: string): string => days.format(Date.parse(day)).replace(',', ''),
  /** Formats a day in full, such as Friday 20 November. */
  wholeDay: (day: string): string => wholeDays.format(Date.parse(day)).replace(',', ''),
  /**
   * Cuts a text without halving a surrogate pair.
   * @param most longest result, in code points
   */
  excerpt: (text: string, most: number): string => {
    const letters = Array.from(text.slice(0, 2 * most));
    return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('');
  },
};

export { personName } from '../server/enquiries/enquiry-words.ts';
