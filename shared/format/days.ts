import { offset, zonedTime } from './zoned-time.ts';

/** A day in milliseconds. */
export const DAY = 86_400_000;

/** An inclusive range of days, such as 2026-11-14 to 2026-11-20. */
export interface Days {
  from: string;
  to: string;
}

/** Returns the calendar day of a moment. @param time milliseconds since 1970 @param timeZone IANA name @returns such as 2026-11-20 */
export function dayOf(time: number, timeZone = 'UTC'): string {
  return new Date(time + offset(time, timeZone)).toISOString().slice(0, 10);
}

/** Writes a day in words: 20 November 2026. */
export const longDate = (day: string): string => new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes a moment by the clocks of a time zone: 20 Nov 2026, 14:03. @param time milliseconds since 1970 */
export const dateTime = (time: number, timeZone: string): string =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Adds days to a day; a negative count subtracts. */
export const daysAfter = (day: string, count: number): string => dayOf(Date.parse(day) + count * DAY);

/** Lists all days of a range, in order; none if `to` is before `from`. */
export function eachDay({ from, to }: Days): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.max(0, Math.round((last - first) / DAY) + 1);
  return Array.from({ length: count }, (_, index) => dayOf(first + index * DAY));
}

/** Returns the range of the last days in a time zone, today included. @param count number of days, from 1 */
export function lastDays(count: number, now: number, timeZone: string): Days {
  const to = dayOf(now, timeZone);
  return { from: daysAfter(to, 1 - count), to };
}

/** Converts a range of days to moments in a time zone, in milliseconds since 1970. `to` is exclusive. */
export function spanOf({ from, to }: Days, timeZone: string): { from: number; to: number } {
  return { from: zonedTime(from, 0, timeZone), to: zonedTime(daysAfter(to, 1), 0, timeZone) };
}

/** Returns the weekday of a day in small letters, such as monday. */
export const weekdayOf = (day: string) => new Date(day).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();

/** Returns whether a day is a working day. @param calendar weekdays in small letters, and days off */
export function isWorkingDay(day: string, calendar: { workingDays: readonly string[]; holidays: readonly { day: string }[] }): boolean {
  return calendar.workingDays.includes(weekdayOf(day)) && !calendar.holidays.some((holiday) => holiday.day === day);
}
