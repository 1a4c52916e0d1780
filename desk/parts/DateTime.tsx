import { useDateFormat } from '../time-zone.ts';

/**
 * Time in the agency's time zone, such as 20 Nov 2026, 14:03.
 * @param at milliseconds since 1970
 */
export function DateTime({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{useDateFormat({ dateStyle: 'medium', timeStyle: 'short' })(at)}</time>;
}
