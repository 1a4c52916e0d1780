import type { Days } from '../../shared/format/days.ts';

/** Formats a range of days, such as 16 to 22 November 2026, or 28 December 2026 to 3 January 2027. */
export function formatDays({ from, to }: Days): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const start = [first.day, ...(first.month === last.month ? [] : [first.month]), ...(first.year === last.year ? [] : [first.year])];
  return `${start.join(' ')} to ${last.day} ${last.month} ${last.year}`;
}

function partsOf(day: string) {
  const date = new Date(day);
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(date);
  return { day: part({ day: 'numeric' }), month: part({ month: 'long' }), year: part({ year: 'numeric' }) };
}
