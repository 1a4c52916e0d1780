import { DAY, type Days } from '../../format/days.ts';
import { listUnanswered } from '../assistant/list-unanswered.ts';
import { type EnquiryFigures, readEnquiryFigures } from '../enquiries/read-enquiry-figures.ts';
import { readEvents } from '../measurement/read-events.ts';
import { type Funnel, readFunnel } from '../measurement/read-funnel.ts';
import { readTraffic, type Traffic } from '../measurement/read-traffic.ts';
import { type RouteVitals, readVitals } from '../measurement/read-vitals.ts';
import type { TalliedQuestion } from '../questions/list-tally.ts';
import type { Storage } from '../storage/open-storage.ts';
import { readSearches, type Searches } from './read-searches.ts';
import type { Week } from './week.ts';

/** Questions, and queries that found nothing, in one overview. */
const QUESTIONS = 10;

/** What a week's overview tells. */
export interface Overview {
  week: Week;
  enquiries: EnquiryFigures;
  /** Of the week before. */
  before: { received: number; views: number };
  traffic: Traffic;
  funnel: Funnel;
  /** Of all routes and devices together. */
  vitals: RouteVitals['vitals'];
  questions: TalliedQuestion[];
  searches: Searches;
  documents: { name: string; times: number }[];
}

export async function readOverview(storage: Storage, week: Week): Promise<Overview> {
  const { days, before } = week;
  const events = await readEvents(storage, days);
  return {
    week,
    enquiries: await readEnquiryFigures(storage, ...moments(days)),
    before: {
      received: (await readEnquiryFigures(storage, ...moments(before))).received,
      views: (await readTraffic(storage, before)).views,
    },
    traffic: await readTraffic(storage, days),
    funnel: await readFunnel(storage, days),
    vitals: (await readVitals(storage, days)).find(({ route, device }) => !route && !device)?.vitals ?? {},
    questions: await listUnanswered(storage, QUESTIONS, days.from, days.to),
    searches: await readSearches(storage, days, QUESTIONS),
    documents: events
      .filter(({ category, action }) => category === 'document' && action === 'downloaded')
      .map(({ label, times }) => ({ name: label, times })),
  };
}

/** First moment of the days, and first moment after them. */
const moments = ({ from, to }: Days): [number, number] => [Date.parse(from), Date.parse(to) + DAY];
