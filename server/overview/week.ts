import { type Days, dayOf, daysAfter } from '../../shared/format/days.ts';
import { zonedTime } from '../../shared/format/zoned-time.ts';

/** Hour on Mondays at which an overview is due, in the agency's time zone. */
const DUE_HOUR = 8;

/** A week from Monday to Sunday, in the agency's time zone. */
export interface Week {
  /** ISO 8601 name, such as 2026-W47. */
  name: string;
  days: Days;
  before: Days;
}

/**
 * Returns the last week whose overview is due.
 * @param now milliseconds since 1970
 * @param timeZone of the agency
 */
export function dueWeek(now: number, timeZone: string): Week {
  const monday = mondayOf(dayOf(now, timeZone));
  return weekFrom(daysAfter(monday, now >= zonedTime(monday, DUE_HOUR, timeZone) ? -7 : -14));
}

export const weekOf = (day: string): Week => weekFrom(mondayOf(day));

function weekFrom(monday: string): Week {
  // ISO 8601: a week belongs to the year of its Thursday.
  const thursday = daysAfter(monday, 3);
  const year = thursday.slice(0, 4);
  const number = 1 + Math.floor((Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 604_800_000);
  return {
    name: `${year}-W${String(number).padStart(2, '0')}`,
    days: { from: monday, to: daysAfter(monday, 6) },
    before: { from: daysAfter(monday, -7), to: daysAfter(monday, -1) },
  };
}

/** Returns the Monday of a day's week. */
const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

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
