import { spelled } from '../content/number-words.ts';
import type { Unanswered } from '../server/enquiries/read-backlog.ts';
import type { NamedCount, Visits } from '../server/measurement/count-store.ts';
import { daysAfter } from '../shared/format/days.ts';
import { capital } from '../shared/format/fill.ts';
import { format } from './format.ts';

/** Returns a heading such as `Three people want an answer, the first since yesterday`. */
export function openHeading(
  { unanswered, unansweredSince = 0 }: Unanswered,
  { today, dayOf, isEmpty }: { today: string; dayOf: (at: number) => string; isEmpty: boolean },
): string {
  if (isEmpty) return 'Nobody has written yet';
  if (unanswered === 0) return 'Everybody has an answer';
  const since = sinceWords(dayOf(unansweredSince), today);
  const [people, want, first] =
    unanswered === 1 ? ['One person', 'wants', ''] : [`${capital(spelled(unanswered))} people`, 'want', 'the first '];
  return since === 'today' ? `${people} wrote today and ${want} an answer` : `${people} ${want} an answer, ${first}since ${since}`;
}

function sinceWords(day: string, today: string): string {
  if (day >= today) return 'today';
  if (day === daysAfter(today, -1)) return 'yesterday';
  // A day within the last week is named by its weekday.
  return day > daysAfter(today, -7) ? (format.wholeDay(day).split(' ')[0] as string) : format.wholeDay(day).replace(/^\w+ /, '');
}

/** Returns a sentence such as `One has waited longer than you promise.` */
export function openLead({ unanswered, overdue }: Unanswered): string {
  if (overdue > 0) return `${capital(spelled(overdue))} ${overdue === 1 ? 'has' : 'have'} waited longer than you promise.`;
  return unanswered > 0 ? 'Nobody has waited longer than you promise.' : 'The newest stand first below.';
}

interface VisitsWords extends Pick<Visits, 'views'> {
  /** Number of days, and the views in as many days before. */
  period: number;
  before: number;
  /** The page with the most views. */
  most: NamedCount | undefined;
  /** Enquiries received. */
  received: number;
}

/** Returns sentences such as `12 more than in the 7 days before. Most read was Contact, with 27. Three enquiries came in.` */
export function visitsLead({ views, before, period, most, received }: VisitsWords): string {
  const more = format.number(Math.abs(views - before));
  const change = views === before ? 'As many as' : `${more} ${views > before ? 'more' : 'fewer'} than`;
  const came = received === 0 ? 'No enquiry' : `${capital(spelled(received))} ${received === 1 ? 'enquiry' : 'enquiries'}`;
  return [
    `${change} in the ${period} days before.`,
    most && `Most read was ${most.name}, with ${format.number(most.count)}.`,
    `${came} came in.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Fewest rated views for a sentence on speed; with fewer, a single slow visit decides. */
const FEWEST_RATED = 20;

/** Returns a sentence such as `92% of 1,204 measured visits opened fast: …`. The bound is that of https://web.dev/articles/lcp. */
export function speedSentence({ fast, rated }: Pick<Visits, 'fast' | 'rated'>): string {
  if (rated < FEWEST_RATED) return 'Too few visits have been measured to say how fast pages opened.';
  return `${format.share(fast, rated)} of ${format.number(rated)} measured visits opened fast: their main content was there within 2.5 seconds.`;
}
