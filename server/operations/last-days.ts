import { dayOf } from '../assistant/day-of.ts';
import type { Days } from '../measurement/days.ts';

const DAY = 86_400_000;

/** The last days, today included. @param count how many, from 1 */
export function lastDays(count: number, now: number): Days {
  return { from: dayOf(now - (count - 1) * DAY), to: dayOf(now) };
}
