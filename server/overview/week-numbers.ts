import type { Content } from '../../content/load.ts';
import { type Days, spanOf } from '../../shared/format/days.ts';
import { readEnquiryFigures } from '../enquiries/read-enquiry-figures.ts';
import { readVisits, sumOf } from '../measurement/read-visits.ts';
import type { Storage } from '../storage/open-storage.ts';

/** The six numbers of a week, for the weekly mail and the desk's first page. */
export interface WeekNumbers {
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
