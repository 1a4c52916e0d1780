import type { Agency } from '../../content/schema/agency.ts';
import { dayOf, daysAfter, isWorkingDay } from '../../shared/format/days.ts';
import { zonedTime } from '../../shared/format/zoned-time.ts';

/** The agency's working days. */
export type WorkingCalendar = Pick<Agency, 'timeZone' | 'answerWithin' | 'workingDays' | 'holidays'>;

/**
 * Returns the last day on which an answer is in time.
 * @param receivedAt milliseconds since 1970
 * @returns a day in the agency's time zone, such as 2026-11-27
 */
export const answerBy = (receivedAt: number, calendar: WorkingCalendar): string =>
  lastDayInTime(dayOf(receivedAt, calendar.timeZone), calendar);

/**
 * Returns the time before which an unanswered enquiry must have been received to be overdue.
 * @param now milliseconds since 1970
 * @returns the beginning of a day in the agency's time zone, in milliseconds since 1970
 */
export function overdueBefore(now: number, calendar: WorkingCalendar): number {
  const today = dayOf(now, calendar.timeZone);
  let day = today;
  while (lastDayInTime(daysAfter(day, -1), calendar) >= today) day = daysAfter(day, -1);
  return zonedTime(day, 0, calendar.timeZone);
}

/** Adds to each enquiry the promised day, and whether that day is over. */
export function withPromise<Received extends { receivedAt: number }>(
  enquiries: readonly Received[],
  now: number,
  calendar: WorkingCalendar,
): (Received & Promised)[] {
  const overdue = overdueBefore(now, calendar);
  return enquiries.map((enquiry) => ({
    ...enquiry,
    answerBy: answerBy(enquiry.receivedAt, calendar),
    isOverdue: enquiry.receivedAt < overdue,
  }));
}

/** Promise of an answer. It applies while the enquiry is unanswered. */
export interface Promised {
  /** A day in the agency's time zone, such as 2026-11-27. */
  answerBy: string;
  isOverdue: boolean;
}

function lastDayInTime(received: string, calendar: WorkingCalendar): string {
  let day = received;
  for (let daysLeft = calendar.answerWithin; daysLeft > 0; ) {
    day = daysAfter(day, 1);
    if (isWorkingDay(day, calendar)) daysLeft -= 1;
  }
  return day;
}
