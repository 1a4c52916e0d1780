import { spelled } from '../content/number-words.ts';
import type { DeskPage } from '../server/desk/desk-page.ts';
import type { Unanswered } from '../server/enquiries/read-backlog.ts';
import { capital } from '../shared/format/fill.ts';
import { format } from './format.ts';

/** Returns a heading such as `Three people want an answer`. */
export function openHeading({ unanswered }: Pick<Unanswered, 'unanswered'>, isEmpty: boolean): string {
  if (isEmpty) return 'Nobody has written yet';
  if (unanswered === 0) return 'Everybody has an answer';
  return unanswered === 1 ? 'One person wants an answer' : `${capital(spelled(unanswered))} people want an answer`;
}

/** Returns a sentence such as `One has waited longer than you promise.` */
export function openLead({ unanswered, overdue }: Unanswered): string {
  if (overdue > 0) return `${capital(spelled(overdue))} ${overdue === 1 ? 'has' : 'have'} waited longer than you promise.`;
  return unanswered > 0 ? 'Nobody has waited longer than you promise.' : 'The newest stand first below.';
}

type VisitsPage = Extract<DeskPage, { page: 'visits' }>;

/** Returns sentences such as `12 more than in the 7 days before. Most read was Contact, with 27. Three enquiries came in.` */
export function visitsLead({ period, visits: { views, pages }, before, received }: Omit<VisitsPage, 'page'>): string {
  const more = format.number(Math.abs(views - before));
  const change = views === before ? 'As many as' : `${more} ${views > before ? 'more' : 'fewer'} than`;
  const most = pages.find(({ name }) => name !== '');
  const read = most ? ` Most read was ${most.name}, with ${format.number(most.count)}.` : '';
  const enquiries = received === 0 ? 'No enquiry' : `${capital(spelled(received))} ${received === 1 ? 'enquiry' : 'enquiries'}`;
  return `${change} in the ${period} days before.${read} ${enquiries} came in.`;
}
