import { createContext, useContext } from 'react';
import { dayOf } from '../shared/format/days.ts';

/** Time zone of the agency. */
export const TimeZone = createContext('UTC');

/**
 * Returns a formatter of times in the agency's time zone.
 * @param options of Intl.DateTimeFormat
 */
export function useDateFormat(options: Intl.DateTimeFormatOptions): (at: number) => string {
  const timeZone = useContext(TimeZone);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  return (at) => clock.format(at);
}

/** Returns a function that gives the agency's calendar day of a time, such as 2026-11-20. */
export function useDayOf(): (at: number) => string {
  const timeZone = useContext(TimeZone);
  return (at) => dayOf(at, timeZone);
}
