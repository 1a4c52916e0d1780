import { createContext, useContext } from 'react';
import { dateTime, dayOf } from '../shared/format/days.ts';

/** Time zone of the agency. */
export const TimeZone = createContext('UTC');

/** Returns a function that gives the agency's calendar day of a time, such as 2026-11-20. */
export function useDayOf(): (at: number) => string {
  const timeZone = useContext(TimeZone);
  return (at) => dayOf(at, timeZone);
}

/**
 * Time in the agency's time zone, such as 20 Nov 2026, 14:03.
 * @param at milliseconds since 1970
 */
export function DateTime({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{dateTime(at, useContext(TimeZone))}</time>;
}
