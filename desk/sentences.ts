import { spelled } from '../content/number-words.ts';
import type { Unanswered } from '../server/enquiries/read-backlog.ts';
import type { Visits } from '../server/measurement/count-store.ts';
import { daysAfter } from '../shared/format/days.ts';
import { capital } from '../shared/format/fill.ts';
import { format } from './format.ts';

/** Returns a heading such as `Three want an answer, one since yesterday`. */
export function openHeading(
  { unanswered, unansweredSince = 0 }: Unanswered,
  { today, dayOf, isEmpty }: { today: string; dayOf: (at: number) => string; isEmpty: boolean },
): string {
  if (isEmpty) return 'Nobody has written yet';
  if (unanswered === 0) return 'Everybody has an answer';
  const since = sinceWords(dayOf(unansweredSince), today);
  if (unanswered === 1) return `One person wants an answer, since ${since}`;
  return `${capital(spelled(unanswered))} want an answer, ${since === 'today' ? 'all' : 'one'} since ${since}`;
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

/** Fewest rated views for a sentence on speed; with fewer, a single slow visit decides. */
const FEWEST_RATED = 20;

/** Returns a sentence such as `92% of 1,204 measured visits opened fast: …`. The bound is that of https://web.dev/articles/lcp. */
export function speedSentence({ fast, rated }: Pick<Visits, 'fast' | 'rated'>): string {
  if (rated < FEWEST_RATED) return 'Too few visits have been measured to say how fast pages opened.';
  return `${format.share(fast, rated)} of ${format.number(rated)} measured visits opened fast: their main content was there within 2.5 seconds.`;
}
