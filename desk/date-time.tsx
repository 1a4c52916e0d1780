import { createContext, useContext } from 'react';
import { dateTime } from '../shared/format/days.ts';

/** Time zone of the agency. */
export const TimeZone = createContext('UTC');

/**
 * Time in the agency's time zone, such as 20 Nov 2026, 14:03.
 * @param at milliseconds since 1970
 */
export function DateTime({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{dateTime(at, useContext(TimeZone))}</time>;
}
