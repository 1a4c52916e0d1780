const numbers = new Intl.NumberFormat('en-GB');
const wholeDays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Numbers and days as the owner reads them. Moments, which want a time zone, are in parts/DateTime.tsx. */
export const format = {
  /** 12,345 */
  number: (value: number): string => numbers.format(value),
  /** `1 view`, `2 views` */
  count: (value: number, one: string, many = `${one}s`): string => `${numbers.format(value)} ${value === 1 ? one : many}`,
  /** 37% of something; nothing of nothing. */
  share: (part: number, whole: number): string =>
    whole === 0 ? '–' : `${(100 * part) / whole < 10 ? ((100 * part) / whole).toFixed(1) : Math.round((100 * part) / whole)}%`,
  /** Fri 20 Nov. @param day such as 2026-11-20 */
  day: (day: string): string => days.format(Date.parse(day)).replace(',', ''),
  /** Friday 20 November */
  wholeDay: (day: string): string => wholeDays.format(Date.parse(day)).replace(',', ''),
  /** `5 minutes`. @param seconds */
  duration: (seconds: number): string => {
    const steps = [
      [86_400, 'day'],
      [3_600, 'hour'],
      [60, 'minute'],
    ] as const;
    const [length, name] = steps.find(([size]) => seconds >= size) ?? [1, 'second'];
    return format.count(Math.floor(seconds / length), name);
  },
  /** The beginning of a text, by characters and not by halves of them. @param most characters */
  excerpt: (text: string, most: number): string => {
    const letters = Array.from(text.slice(0, 2 * most));
    return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('');
  },
  /** 1.2 GB */
  bytes: (bytes: number): string => (bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`),
};
