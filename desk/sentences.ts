import type { DeskPage } from '../server/desk/desk-page.ts';
import type { Unanswered } from '../server/enquiries/read-backlog.ts';
import { formatVital, judgeVital } from '../server/measurement/judge-vital.ts';
import { daysAfter } from '../shared/format/days.ts';
import { capital, listed } from '../shared/format/fill.ts';
import { format } from './format.ts';

type Overview = Extract<DeskPage, { page: 'overview' }>;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Writes numbers up to twelve in words, as running text does. */
export const spellNumber = (count: number): string => words[count] ?? format.number(count);

/** Returns a heading such as `Three want an answer, one since yesterday`. */
export function openHeading(
  { unanswered, unansweredSince = 0 }: Unanswered,
  { today, dayOf, isEmpty }: { today: string; dayOf: (at: number) => string; isEmpty: boolean },
): string {
  if (isEmpty) return 'Nobody has written yet';
  if (unanswered === 0) return 'Everybody has an answer';
  const since = sinceWords(dayOf(unansweredSince), today);
  if (unanswered === 1) return `One person wants an answer, since ${since}`;
  return `${capital(spellNumber(unanswered))} want an answer, ${since === 'today' ? 'all' : 'one'} since ${since}`;
}

function sinceWords(day: string, today: string): string {
  if (day >= today) return 'today';
  if (day === daysAfter(today, -1)) return 'yesterday';
  // A day within the last week is named by its weekday.
  return day > daysAfter(today, -7) ? (format.wholeDay(day).split(' ')[0] as string) : format.wholeDay(day).replace(/^\w+ /, '');
}

/** Returns a sentence such as `One has waited longer than the two working days that you promise.` */
export function openLead({ unanswered, overdue }: Unanswered): string {
  if (overdue > 0)
    return `${capital(spellNumber(overdue))} ${overdue === 1 ? 'has' : 'have'} waited longer than the two working days that you promise.`;
  return unanswered > 0 ? 'Nobody has waited longer than the two working days that you promise.' : 'The newest stand first below.';
}

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${spellNumber(count)} times`);
const people = (count: number) => (count === 1 ? 'one person' : `${spellNumber(count)} people`);

/** Returns a sentence about who sent enquiries, such as `Twelve people wrote this week, three from the page Dynamic Pricing.` */
export function writersSentence({
  writers,
  cameFrom,
  week,
}: Pick<Overview, 'writers' | 'cameFrom'> & { week: { enquiries: { received: number } } }): string {
  if (writers === 0) return 'Nobody has written this week.';
  const sum = cameFrom.reduce((all, { times: count }) => all + count, 0);
  // Browsers report the page, the database counts enquiries. If the two contradict each other, the page is left out.
  const from = sum > 0 && sum <= week.enquiries.received && sum <= writers ? `, ${fromSentence(writers, cameFrom)}` : '';
  return `${capital(people(writers))} wrote this week${from}.`;
}

function fromSentence(writers: number, cameFrom: Overview['cameFrom']): string {
  const [first] = cameFrom;
  if (first && cameFrom.length === 1 && first.times === writers) {
    const quantifier = writers === 2 ? 'both ' : 'all ';
    return `${writers === 1 ? '' : quantifier}from ${first.name}`;
  }
  return listed(
    cameFrom.map(({ name, times: count }) => `${spellNumber(count)} from ${name}`),
    'and',
  );
}

/** Returns a sentence such as `The week before, it was nine.` */
export function writersBeforeSentence({ writers, before }: Pick<Overview, 'writers'> & { before: { writers: number } }): string {
  if (before.writers === 0) return 'The week before, nobody wrote.';
  return `The week before, it was ${spellNumber(before.writers)}${before.writers === writers ? ' as well' : ''}.`;
}

/** Returns a sentence such as `Pages were read 1,204 times, most often Home, Dynamic Pricing and Contact.` */
export function viewsSentence({
  week,
  pages,
  before,
}: Pick<Overview, 'pages' | 'before'> & { week: { traffic: { views: number } } }): string {
  const { views } = week.traffic;
  const earlier = before.views === 0 ? '' : ` The week before, it was ${format.number(before.views)}.`;
  if (views === 0) return `No page has been read this week.${earlier}`;
  const pageNames = pages.length > 0 ? `, ${views > 1 && pages.length > 1 ? 'most often ' : ''}${listed(pages, 'and')}` : '';
  return `${views === 1 ? 'One page was read' : `Pages were read ${times(views)}`}${pageNames}.${earlier}`;
}

/** Returns `The contact page was opened 48 times, and somebody began to write 15 times.`; undefined without visits. */
export function contactSentence({ contactViews, started }: { contactViews: number; started: number }): string | undefined {
  if (contactViews === 0) return undefined;
  const began = started === 0 ? 'nobody began to write' : `somebody began to write ${times(started)}`;
  return `The contact page was opened ${times(contactViews)}, and ${began}.`;
}

/** Returns a sentence such as `Documents were downloaded five times.` */
export function documentsSentence(documents: readonly { times: number }[]): string | undefined {
  const sum = documents.reduce((all, { times: count }) => all + count, 0);
  if (sum === 0) return undefined;
  return `${sum === 1 ? 'A document was' : 'Documents were'} downloaded ${times(sum)}.`;
}

const feels = { good: 'that is quick', needsWork: 'that could be quicker', poor: 'that is slow' } as const;

/** Returns `On three of four visits the page stood within 1.9 s: that is quick.`; undefined for too few visits. */
export function speedSentence({ vitals }: Pick<Overview['week'], 'vitals'>): string | undefined {
  const { LCP } = vitals;
  const judgement = LCP && judgeVital('LCP', LCP);
  if (!LCP || !judgement || judgement === 'tooFew') return undefined;
  return `On three of four visits the page stood within ${formatVital('LCP', LCP.p75)}: ${feels[judgement]}.`;
}
