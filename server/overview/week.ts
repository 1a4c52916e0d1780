import { DAY, type Days, dayOf } from '../../format/days.ts';
import { zonedTime } from '../../format/zoned-time.ts';

/** When an overview is due in the agency's time zone: on Mondays at this hour. */
const HOUR = 8;
/** In zones far east of UTC it is Monday morning before the last day, which is counted in UTC, has ended: then so long after its end. */
const WRITTEN = 5 * 60_000;

/** A week from Monday to Sunday, by days in UTC as everything is counted. */
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
  const monday = mondayOf(now);
  return weekFrom(now >= dueAt(monday, timeZone) ? monday - 7 * DAY : monday - 14 * DAY);
}

/** When the overview of the week before this Monday is due. @param monday its midnight in UTC */
function dueAt(monday: number, timeZone: string): number {
  return Math.max(zonedTime(dayOf(monday), HOUR, timeZone), monday + WRITTEN);
}

function weekFrom(monday: number): Week {
  // A week belongs to the year that its Thursday is in.
  const thursday = new Date(monday + 3 * DAY);
  const year = thursday.getUTCFullYear();
  const number = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY));
  return {
    name: `${year}-W${String(number).padStart(2, '0')}`,
    days: { from: dayOf(monday), to: dayOf(monday + 6 * DAY) },
    before: { from: dayOf(monday - 7 * DAY), to: dayOf(monday - DAY) },
  };
}

/** Midnight in UTC of the Monday of this week. 1 January 1970 was a Thursday. */
function mondayOf(now: number): number {
  const day = Math.floor(now / DAY);
  return (day - ((day + 3) % 7)) * DAY;
}
