const numbers = new Intl.NumberFormat('en-GB');
const wholeDays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats of numbers and days. Times need a time zone and are formatted by parts/DateTime.tsx. */
export const format = {
  /** Such as 12,345. */
  number: (value: number): string => numbers.format(value),
  /** `1 view` or `2 views`. */
  count: (value: number, one: string, many = `${one}s`): string => `${numbers.format(value)} ${value === 1 ? one : many}`,
  /** Percentage, such as 37%; empty if the whole is 0. */
  share: (part: number, whole: number): string =>
    whole === 0 ? '–' : `${(100 * part) / whole < 10 ? ((100 * part) / whole).toFixed(1) : Math.round((100 * part) / whole)}%`,
  /**
   * Such as Fri 20 Nov.
   * @param day such as 2026-11-20
   */
  day: (day: string): string => days.format(Date.parse(day)).replace(',', ''),
  /** Such as Friday 20 November. */
  wholeDay: (day: string): string => wholeDays.format(Date.parse(day)).replace(',', ''),
  /**
   * Such as `5 minutes`.
   * @param seconds
   */
  duration: (seconds: number): string => {
    const steps = [
      [86_400, 'day'],
      [3_600, 'hour'],
      [60, 'minute'],
    ] as const;
    const [length, name] = steps.find(([size]) => seconds >= size) ?? [1, 'second'];
    return format.count(Math.floor(seconds / length), name);
  },
  /**
   * Cuts a text without halving a surrogate pair.
   * @param most code points
   */
  excerpt: (text: string, most: number): string => {
    const letters = Array.from(text.slice(0, 2 * most));
    return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('');
  },
  /** Such as 1.2 GB. */
  bytes: (bytes: number): string => (bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`),
};
