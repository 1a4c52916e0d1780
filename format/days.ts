/** In milliseconds. */
export const DAY = 86_400_000;

/** Days that a report is about, UTC and both included, such as 2026-11-14 to 2026-11-20. */
export interface Days {
  from: string;
  to: string;
}

/** @returns the UTC day of a time in milliseconds since 1970, such as 2026-11-20 */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Every day of a report, first to last; none when `to` is before `from`. */
export function eachDay({ from, to }: Days): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.max(0, Math.round((last - first) / DAY) + 1);
  return Array.from({ length: count }, (_, place) => dayOf(first + place * DAY));
}

/** The last days, today included. @param count how many, from 1 */
export function lastDays(count: number, now: number): Days {
  return { from: dayOf(now - (count - 1) * DAY), to: dayOf(now) };
}
