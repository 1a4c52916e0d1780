import { type Days, dayOf, daysAfter } from '../../shared/format/days.ts';
import { zonedTime } from '../../shared/format/zoned-time.ts';

/** When an overview is due in the agency's time zone: on Mondays at this hour. */
const HOUR = 8;

/** A week from Monday to Sunday, by the days of the agency. */
export interface Week {
  /** By ISO 8601, such as 2026-W47. */
  name: string;
  days: Days;
  before: Days;
}

/**
 * The week that there should be an overview of by now: the last one whose overview is due.
 * @param now milliseconds since 1970
 * @param timeZone the agency's
 */
export function dueWeek(now: number, timeZone: string): Week {
  const monday = mondayOf(dayOf(now, timeZone));
  return weekFrom(daysAfter(monday, now >= zonedTime(monday, HOUR, timeZone) ? -7 : -14));
}

/** The week that a day belongs to. */
export const weekOf = (day: string): Week => weekFrom(mondayOf(day));

function weekFrom(monday: string): Week {
  // A week belongs to the year that its Thursday is in.
  const thursday = daysAfter(monday, 3);
  const year = thursday.slice(0, 4);
  const number = 1 + Math.floor((Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 604_800_000);
  return {
    name: `${year}-W${String(number).padStart(2, '0')}`,
    days: { from: monday, to: daysAfter(monday, 6) },
    before: { from: daysAfter(monday, -7), to: daysAfter(monday, -1) },
  };
}

/** The Monday of a day's week. */
const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
