import type { Check, CheckResults } from '../alerts/run-checks.ts';
import type { EnquiryRecord, EnquiryState, RecipientRecord } from '../enquiries/manage-enquiries.ts';
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
export const outcomes = ['redelivered', 'released', 'erased', 'nothing'] as const;
export type Outcome = (typeof outcomes)[number];

/** Every page of the owner's view with all that it shows; desk/ draws them. Days are the agency's. */
export type View =
  | {
      page: 'overview';
      today: string;
      /** The newest first, without those in quarantine, and how many there are. */
      latest: EnquiryRecord[];
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
      enquiries: EnquiryRecord[];
      /** Undefined: all of them. */
      state: EnquiryState | undefined;
      words: string;
      /** Of all pages. */
      count: number;
      /** From 1. */
      number: number;
      perPage: number;
    }
  | { page: 'enquiry'; enquiry: EnquiryRecord; recipients: RecipientRecord[] }
  | { page: 'erase'; enquiry: EnquiryRecord }
  | { page: 'traffic'; period: Period; traffic: Traffic; hours: { from: number; views: number }[]; instruments: InstrumentCount[] }
  | { page: 'speed'; period: Period; vitals: RouteVitals[] }
  | { page: 'questions'; period: Period; questions: OpenQuestion[]; verdicts: PageVerdicts[]; searches: QuestionCount[] }
  | { page: 'documents'; period: Period; documents: EventCount[] }
  | { page: 'health'; health: Health }
  /** Its script does the rest, where words may be changed. */
  | { page: 'words'; editing: boolean }
  | { page: 'missing' };

/** What stands around a page. */
export interface Frame {
  /** The agency's name. */
  agency: string;
  /** Where the agency's clocks are. */
  timeZone: string;
  /** What is not in order. */
  alerts: readonly Check[];
  outcome: Outcome | undefined;
  /** Of styles and scripts, added to their addresses. */
  version: string;
}

/** What the build puts in dist/desk/render.js. */
export interface RenderModule {
  /** @returns a whole HTML page */
  renderPage: (view: View, frame: Frame) => string;
}
