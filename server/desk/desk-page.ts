import type { Verdict } from '../../shared/api/chat.ts';
import type { PublishState } from '../../shared/api/words.ts';
import type { Check, CheckResults } from '../alerts/run-checks.ts';
import type { RecipientRecord, WebhookRecord } from '../enquiries/deliveries.ts';
import type { HistoryEntry } from '../enquiries/handle-enquiries.ts';
import { type EnquiryRecord, type EnquiryState, type Handling, handlings } from '../enquiries/list-enquiries.ts';
import type { Unanswered } from '../enquiries/read-backlog.ts';
import type { Promised } from '../enquiries/working-days.ts';
import type { Visits } from '../measurement/count-store.ts';
import type { NumberRow } from '../overview/week-numbers.ts';
import type { OpenQuestion, QuestionCount } from '../questions/list-questions.ts';
import type { FoundGroup } from '../words/find-words.ts';

/** Periods of reports, in days up to and including today. */
export const periods = [7, 28, 90] as const;
export type Period = (typeof periods)[number];

/** Results of a kind that a search shows. One more is read, to know whether there are more. */
export const mostFound = 20;

/** Results of actions, shown on the page that follows. */
export const actionResults = [
  ...handlings,
  ...(['settled', 'unsettled', 'noted', 'redelivered', 'released', 'erased', 'nothing'] as const),
] as const;
export type ActionResult = (typeof actionResults)[number];

/** An enquiry with the date by which an answer was promised. */
export type PromisedEnquiry = EnquiryRecord & Promised;

/** Data of every page of the desk. The components in desk/ render it. Dates are in the agency's time zone. */
export type DeskPage =
  | {
      page: 'overview';
      today: string;
      open: Unanswered;
      /** Unanswered enquiries, the longest waiting first; if there are none, the newest ones. */
      enquiries: PromisedEnquiry[];
      /** All enquiries except quarantine and spam. */
      count: number;
      checked: CheckResults;
      /** Questions that need a better answer and searches without a result, from Monday to today, most asked first. */
      questions: OpenQuestion[];
      searches: QuestionCount[];
      /** Numbers from Monday to today, beside those of the whole previous week. */
      numbers: NumberRow[];
    }
  | {
      page: 'enquiries' | 'quarantine';
      open: Unanswered;
      /** Unanswered enquiries first, the longest waiting at the top, then the others, the newest first. */
      enquiries: PromisedEnquiry[];
      /** The chosen state. If undefined, a search covers all enquiries, and other lists omit quarantine and spam. */
      state: EnquiryState | Handling | undefined;
      words: string;
      /** Number of enquiries on all pages of the list. */
      count: number;
      /** Number of this page, from 1. */
      number: number;
      perPage: number;
    }
  | {
      page: 'enquiry';
      enquiry: PromisedEnquiry;
      recipients: RecipientRecord[];
      webhook: WebhookRecord | undefined;
      /** Actions on all messages of the thread, the oldest first. */
      history: HistoryEntry[];
      /** Link that starts a reply in a mail program; undefined if mail programs would not accept the address. */
      replyLink: string | undefined;
      /** All messages from the sender's address, with this enquiry, the oldest first. */
      thread: PromisedEnquiry[];
    }
  | {
      page: 'visits';
      period: Period;
      /** Pages have their names, if they are known. */
      visits: Visits;
      /** Views in as many days before. */
      before: number;
      /** Enquiries received in the period. */
      received: number;
    }
  | { page: 'questions'; period: Period; questions: OpenQuestion[]; verdicts: Record<Verdict, number>; searches: QuestionCount[] }
  | { page: 'health'; checked: CheckResults }
  | {
      page: 'sign-in';
      /** Name typed at the last try. */
      name: string;
      /** Path to go to after signing in. */
      to: string;
      mistake: string | undefined;
    }
  /** The page's script renders the editor if editing is allowed. */
  | { page: 'words'; editing: boolean; site: string }
  | {
      page: 'people';
      people: string[];
      /** Name of the person who is signed in. */
      self: string | undefined;
      /** Who was added, with the password that is shown once. */
      made?: { name: string; password: string };
      done?: string;
      mistake?: string | undefined;
    }
  | { page: 'search'; words: string; groups: FoundGroup[] }
  | { page: 'missing' };

/** Data of the layout around a page. */
export interface PageContext {
  /** The agency's name. */
  agency: string;
  /** Time zone of the agency. */
  timeZone: string;
  /** Failed checks. */
  alerts: readonly Check[];
  result: ActionResult | undefined;
  /** Reference of the enquiry, or question, that the result is about, on a page that shows others. */
  about: string | undefined;
  /** Name of the signed-in person. */
  person: string | undefined;
  /** The last publish since the server's start, if any. */
  publish: PublishState | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** Origin of the site, if it is known. */
  site: string | undefined;
  /** Version of styles and scripts, appended to their addresses. */
  version: string;
}

/** Exports of dist/desk/render.js, which the build writes. */
export interface RenderModule {
  /** @returns a whole HTML page */
  renderPage: (page: DeskPage, context: PageContext) => string;
}
