import { DAY, dayOf } from '../../format/days.ts';
/** How long measurement is kept, in days: sums for 25 months, so that a month can be seen beside the two before; hours for a week. */
export const retentionDays = { sums: 761, hours: 7 } as const;

/** What is older goes: the first day of sums, such as 2024-10-21, and the first time of hours that stay. */
export function retentionStart(now: number): { day: string; at: number } {
  return { day: dayOf(now - retentionDays.sums * DAY), at: now - retentionDays.hours * DAY };
}
