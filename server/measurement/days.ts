/** Days that a report is about, UTC and both included, such as 2026-11-14 to 2026-11-20. */
export interface Days {
  from: string;
  to: string;
}

const DAY = 86_400_000;

/** Every day of a report, first to last; none when `to` is before `from`. */
export function eachDay({ from, to }: Days): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.max(0, Math.round((last - first) / DAY) + 1);
  return Array.from({ length: count }, (_, place) => new Date(first + place * DAY).toISOString().slice(0, 10));
}
