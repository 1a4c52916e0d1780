import { type Days, spanOf } from '../../shared/format/days.ts';
import { type ModelAnswers, readModelAnswers } from '../assistant/model-answers.ts';
import { readUnanswered, type Unanswered } from '../enquiries/read-backlog.ts';
import { type EnquiryFigures, readEnquiryFigures } from '../enquiries/read-enquiry-figures.ts';
import { overdueBefore, type WorkingCalendar } from '../enquiries/working-days.ts';
import { readEvents } from '../measurement/read-events.ts';
import { readTraffic, type Traffic } from '../measurement/read-traffic.ts';
import { type RouteVitals, readVitals } from '../measurement/read-vitals.ts';
import { listQuestions, type QuestionCount } from '../questions/list-questions.ts';
import { questionBounds } from '../questions/question-store.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { Week } from './week.ts';

/** Figures of a range of days, for the weekly e-mail and the desk's first page. */
export interface Overview {
  days: Days;
  enquiries: EnquiryFigures;
  traffic: Traffic;
  /** Views of /contact. */
  contactViews: number;
  /** Forms started and sent, as reported by browsers with JavaScript. */
  started: number;
  sent: number;
  /** Enquiries that began with an instrument, by the instrument's name, most first. */
  slips: { name: string; times: number }[];
  /** Web vitals of all routes and devices together. */
  vitals: RouteVitals['vitals'];
  /** Questions without an answer and searches without a result, most asked first. */
  questions: QuestionCount[];
  searches: QuestionCount[];
  /** Counts of answers by source, if there is a model. */
  answers: ModelAnswers;
  /** Downloads of documents. */
  documents: { name: string; times: number }[];
}

/**
 * Reads the totals of a period for the desk's overview and the weekly mail: enquiries, their writers and where these came from, visits.
 * @param timeZone time zone of the days
 */
export async function readOverview(storage: Storage, days: Days, timeZone: string): Promise<Overview> {
  const events = await readEvents(storage, days);
  const eventsOf = (category: string, action: string) =>
    events.filter((event) => event.category === category && event.action === action).map(({ label, times }) => ({ name: label, times }));
  const sum = (counts: readonly { times: number }[]) => counts.reduce((all, { times }) => all + times, 0);
  const traffic = await readTraffic(storage, days);
  return {
    days,
    enquiries: await readEnquiryFigures(storage, spanOf(days, timeZone)),
    traffic,
    contactViews: traffic.paths.find(({ path }) => path === '/contact')?.views ?? 0,
    started: sum(eventsOf('enquiry', 'started')),
    sent: sum(eventsOf('enquiry', 'sent')),
    slips: eventsOf('instrument', 'enquiry'),
    vitals: (await readVitals(storage, days)).find(({ route, device }) => !route && !device)?.vitals ?? {},
    questions: await listQuestions('chat_unanswered', storage, questionBounds.rows, days.from, days.to),
    searches: await listQuestions('search_missed', storage, questionBounds.rows, days.from, days.to),
    answers: await readModelAnswers(storage, spanOf(days, timeZone)),
    documents: eventsOf('document', 'downloaded'),
  };
}

/** Figures of a week, with some of the week before. */
export interface WeeksOverview extends Overview {
  week: Week;
  before: { received: number; views: number };
  /** All enquiries that are unanswered now. */
  open: Unanswered;
}

/**
 * Reads the figures of a week and of the week before.
 * @param calendar with the time zone of the days
 * @param now milliseconds since 1970
 */
export async function readWeek(storage: Storage, week: Week, calendar: WorkingCalendar, now: number): Promise<WeeksOverview> {
  const { timeZone } = calendar;
  return {
    open: await readUnanswered(storage.db, overdueBefore(now, calendar)),
    ...(await readOverview(storage, week.days, timeZone)),
    week,
    before: {
      received: (await readEnquiryFigures(storage, spanOf(week.before, timeZone))).received,
      views: (await readTraffic(storage, week.before)).views,
    },
  };
}
