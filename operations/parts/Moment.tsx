import { useClock } from '../time-zone.ts';

/** A moment as the agency's clocks show it: 20 Nov 2026, 14:03. @param at milliseconds since 1970 */
export function Moment({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{useClock({ dateStyle: 'medium', timeStyle: 'short' })(at)}</time>;
}
