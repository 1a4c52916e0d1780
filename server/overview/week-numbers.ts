import type { Content } from '../../content/load.ts';
import { type Days, dayOf, daysAfter, spanOf } from '../../shared/format/days.ts';
import { zonedTime } from '../../shared/format/zoned-time.ts';
import { readEnquiryFigures } from '../enquiries/read-backlog.ts';
import { readVisits, sumOf } from '../measurement/count-store.ts';
import type { Storage } from '../storage/open-storage.ts';

/** The six numbers of a week, for the weekly mail and the desk's first page. */
interface WeekNumbers {
  /** Enquiries received, without quarantine. */
  enquiries: number;
  quarantined: number;
  /** Page views. */
  views: number;
  /** Messages begun in the form, as reported by browsers with a script. */
  begun: number;
  /** Downloads of documents. */
  downloads: number;
  /** Percentage of visits whose main content appeared fast; undefined if none was measured. */
  fast: number | undefined;
}

/** A number with its label, this week's and last week's value. */
export interface NumberRow {
  label: string;
  now: string;
  before: string;
}

/** Reads the numbers of a range of days. @param timeZone time zone of the days */
export async function readNumbers(storage: Storage, days: Days, timeZone: string): Promise<WeekNumbers> {
  const { received, quarantined } = await readEnquiryFigures(storage, spanOf(days, timeZone));
  const { views, events, fast, rated } = await readVisits(storage, days);
  return {
    enquiries: received,
    quarantined,
    views,
    begun: sumOf(events, 'enquiry started'),
    downloads: sumOf(events, 'document downloaded'),
    fast: rated === 0 ? undefined : Math.round((100 * fast) / rated),
  };
}

const number = new Intl.NumberFormat('en-GB');

/** Writes the numbers of two weeks, in the order of their labels. */
export function numberRows(labels: Content['mail']['overview']['numbers'], now: WeekNumbers, before: WeekNumbers): NumberRow[] {
  const shown = (numbers: WeekNumbers, name: keyof WeekNumbers) => {
    const value = numbers[name];
    return value === undefined ? '–' : `${number.format(value)}${name === 'fast' ? '%' : ''}`;
  };
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return names.map((name) => ({ label: labels[name], now: shown(now, name), before: shown(before, name) }));
}

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

/** Returns the week of a day, such as 2026-11-22. */
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

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a range of days, such as 16 to 22 November 2026, or 28 December 2026 to 3 January 2027. */
export const formatDays = ({ from, to }: Days): string => dates.formatRange(new Date(from), new Date(to)).replace(/\s?–\s?/, ' to ');
