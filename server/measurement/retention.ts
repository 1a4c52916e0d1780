const DAY = 86_400_000;

/** How long measurement is kept, in days: sums for 25 months, so that a month can be seen beside the two before; single views for a week. */
export const keptDays = { sums: 761, single: 7 } as const;

/** What is older goes: the first day of sums, such as 2024-10-21, and the first time of single views that stay. */
export function firstKept(now: number): { day: string; at: number } {
  return { day: new Date(now - keptDays.sums * DAY).toISOString().slice(0, 10), at: now - keptDays.single * DAY };
}
