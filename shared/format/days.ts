import { offset, zonedTime } from './zoned-time.ts';

/** In milliseconds. */
export const DAY = 86_400_000;

/** Days that a report is about, both included, such as 2026-11-14 to 2026-11-20. */
export interface Days {
  from: string;
  to: string;
}

/** @param time in milliseconds since 1970 @param timeZone IANA name @returns the day that it is there, such as 2026-11-20 */
export function dayOf(time: number, timeZone = 'UTC'): string {
  return new Date(time + offset(time, timeZone)).toISOString().slice(0, 10);
}

/** So many days after a day, or before it. */
export const daysAfter = (day: string, count: number): string => dayOf(Date.parse(day) + count * DAY);

/** Every day of a report, first to last; none when `to` is before `from`. */
export function eachDay({ from, to }: Days): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.max(0, Math.round((last - first) / DAY) + 1);
  return Array.from({ length: count }, (_, place) => dayOf(first + place * DAY));
}

/** The last days in a time zone, today included. @param count how many, from 1 */
export function lastDays(count: number, now: number, timeZone: string): Days {
  const to = dayOf(now, timeZone);
  return { from: daysAfter(to, 1 - count), to };
}

/** Days as moments in a time zone: the first that belongs to them, and the first after them; in milliseconds since 1970. */
export function spanOf({ from, to }: Days, timeZone: string): { from: number; to: number } {
  return { from: zonedTime(from, 0, timeZone), to: zonedTime(daysAfter(to, 1), 0, timeZone) };
}
