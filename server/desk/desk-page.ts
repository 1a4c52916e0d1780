import type { Check, CheckResults } from '../alerts/run-checks.ts';
import type { HistoryEntry } from '../enquiries/handle-enquiries.ts';
import {
  type EnquiryRecord,
  type EnquiryState,
  type Handling,
  handlings,
  type RecipientRecord,
  type WebhookRecord,
} from '../enquiries/manage-enquiries.ts';
import type { Unanswered } from '../enquiries/read-backlog.ts';
import type { Promised } from '../enquiries/working-days.ts';
import type { EventCount } from '../measurement/read-events.ts';
import type { InstrumentCount } from '../measurement/read-instruments.ts';
import type { Traffic } from '../measurement/read-traffic.ts';
import type { RouteVitals } from '../measurement/read-vitals.ts';
import type { Overview } from '../overview/read-overview.ts';
import type { OpenQuestion, PageVerdicts, QuestionCount } from '../questions/list-questions.ts';
import type { Health } from './read-health.ts';

/** Periods that reports are read for, in days up to and including today. */
export const periods = [7, 28, 90] as const;
export type Period = (typeof periods)[number];

/** What an action has done, said on the page that follows it. */
export const actionResults = [...handlings, ...(['assigned', 'noted', 'redelivered', 'released', 'erased', 'nothing'] as const)] as const;
export type ActionResult = (typeof actionResults)[number];

/** An enquiry with what was promised to whoever wrote it. */
export type PromisedEnquiry = EnquiryRecord & Promised;

/** Every page of the desk with all that it shows; desk/ draws them. Days are the agency's. */
export type DeskPage =
  | {
      page: 'overview';
      today: string;
      open: Unanswered;
      /** Those that want an answer, the longest waiting first; where none does the newest. */
      enquiries: PromisedEnquiry[];
      /** How many there are, without quarantine and spam. */
      count: number;
      checked: CheckResults;
      /** From Monday to today. */
      week: Overview;
      /** People who wrote in it. */
      writers: number;
      /** Pages from whose instruments enquiries began, by name. */
      cameFrom: { name: string; times: number }[];
      /** Names of the pages that were read most. */
      pages: string[];
      /** Of the week before, all of it. */
      before: { writers: number; views: number };
    }
  | {
      page: 'enquiries' | 'quarantine';
      today: string;
      open: Unanswered;
      /** Those that want an answer first, the longest waiting at the top, then the others, the newest first. */
      enquiries: PromisedEnquiry[];
      /** Undefined: all but quarantine and spam; with words, all. */
      state: EnquiryState | Handling | undefined;
      words: string;
      /** Of all pages. */
      count: number;
      /** From 1. */
      number: number;
      perPage: number;
    }
  | {
      page: 'enquiry';
      enquiry: PromisedEnquiry;
      recipients: RecipientRecord[];
      webhook: WebhookRecord | undefined;
      history: HistoryEntry[];
      /** Begins the answer in a mail program; undefined where no mail program takes the address. */
      replyLink: string | undefined;
      /** Who can be chosen to answer; empty at a desk with one person, where any name can be written. */
      people: string[];
      /** Enquiries from the same address, this one included. */
      fromSameAddress: number;
    }
  | { page: 'erase'; enquiry: EnquiryRecord }
  | { page: 'traffic'; period: Period; traffic: Traffic; hours: { from: number; views: number }[]; instruments: InstrumentCount[] }
  | { page: 'speed'; period: Period; vitals: RouteVitals[] }
  | { page: 'questions'; period: Period; questions: OpenQuestion[]; verdicts: PageVerdicts[]; searches: QuestionCount[] }
  | { page: 'documents'; period: Period; documents: EventCount[] }
  | { page: 'health'; health: Health; webhook: WebhookState | undefined }
  | {
      page: 'sign-in';
      /** What was typed before. */
      name: string;
      /** Where to go then. */
      to: string;
      mistake: string | undefined;
    }
  /** Its script does the rest, where words may be changed. */
  | { page: 'words'; editing: boolean }
  | { page: 'missing' };

/** The webhook of the settings. */
export interface WebhookState {
  /** Where it goes; the rest of the address may be a key. */
  host: string;
  /** What became of a test. */
  tested?: { ok: boolean; says: string };
}

/** What stands around a page. */
export interface PageContext {
  /** The agency's name. */
  agency: string;
  /** Where the agency's clocks are. */
  timeZone: string;
  /** What is not in order. */
  alerts: readonly Check[];
  result: ActionResult | undefined;
  /** Reference of the enquiry that the result is about, on a page that shows others. */
  about: string | undefined;
  /** Who has signed in by name. */
  person: string | undefined;
  /** Of styles and scripts, added to their addresses. */
  version: string;
}

/** What the build puts in dist/desk/render.js. */
export interface RenderModule {
  /** @returns a whole HTML page */
  renderPage: (page: DeskPage, context: PageContext) => string;
}
