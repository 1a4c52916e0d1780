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

/** What happened in some days: the weekly mail and the owner's first page tell it. */
export interface Overview {
  days: Days;
  enquiries: EnquiryFigures;
  traffic: Traffic;
  /** Views of /contact. */
  contactViews: number;
  /** Forms that somebody began to fill in, and those that were sent, as browsers with a script have reported. */
  started: number;
  sent: number;
  /** Enquiries that began with an instrument's slip, by its name, the most first. */
  slips: { name: string; times: number }[];
  /** Of all routes and devices together. */
  vitals: RouteVitals['vitals'];
  /** Asked of the assistant without an answer, and looked for without a result; what was asked most first. */
  questions: QuestionCount[];
  searches: QuestionCount[];
  /** Who answered, where the assistant has a model. */
  answers: ModelAnswers;
  /** Documents that were downloaded. */
  documents: { name: string; times: number }[];
}

/** @param timeZone the agency's: its days are meant */
export async function readOverview(storage: Storage, days: Days, timeZone: string): Promise<Overview> {
  const events = await readEvents(storage, days);
  const happened = (category: string, action: string) =>
    events.filter((event) => event.category === category && event.action === action).map(({ label, times }) => ({ name: label, times }));
  const sum = (counts: readonly { times: number }[]) => counts.reduce((all, { times }) => all + times, 0);
  const traffic = await readTraffic(storage, days);
  return {
    days,
    enquiries: await readEnquiryFigures(storage, spanOf(days, timeZone)),
    traffic,
    contactViews: traffic.paths.find(({ path }) => path === '/contact')?.views ?? 0,
    started: sum(happened('enquiry', 'started')),
    sent: sum(happened('enquiry', 'sent')),
    slips: happened('instrument', 'enquiry'),
    vitals: (await readVitals(storage, days)).find(({ route, device }) => !route && !device)?.vitals ?? {},
    questions: await listQuestions('chat_unanswered', storage, questionBounds.rows, days.from, days.to),
    searches: await listQuestions('search_missed', storage, questionBounds.rows, days.from, days.to),
    answers: await readModelAnswers(storage, spanOf(days, timeZone)),
    documents: happened('document', 'downloaded'),
  };
}

/** A week beside the one before it. */
export interface WeeksOverview extends Overview {
  week: Week;
  before: { received: number; views: number };
  /** Of all enquiries, and now. */
  open: Unanswered;
}

/** A week and what it is compared with. @param calendar the agency's: its days are meant @param now milliseconds since 1970 */
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
