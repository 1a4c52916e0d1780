import { createContext, useContext } from 'react';
import { dayOf } from '../shared/format/days.ts';

/** Where the agency's clocks are. */
export const TimeZone = createContext('UTC');

/** Moments as the agency's clocks show them. @param options of Intl.DateTimeFormat */
export function useDateFormat(options: Intl.DateTimeFormatOptions): (at: number) => string {
  const timeZone = useContext(TimeZone);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  return (at) => clock.format(at);
}

/** The day of a moment as the agency has it, such as 2026-11-20. */
export function useDayOf(): (at: number) => string {
  const timeZone = useContext(TimeZone);
  return (at) => dayOf(at, timeZone);
}
