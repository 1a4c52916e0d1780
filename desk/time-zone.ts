import { createContext, useContext } from 'react';

/** Where the agency's clocks are. */
export const TimeZone = createContext('UTC');

/** Moments as the agency's clocks show them. @param options of Intl.DateTimeFormat */
export function useDateFormat(options: Intl.DateTimeFormatOptions): (at: number) => string {
  const timeZone = useContext(TimeZone);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  return (at) => clock.format(at);
}
