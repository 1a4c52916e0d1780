/**
 * The measurement protocol, used by browser and server. Imports no libraries, because the browser loads this file.
 * Vercel's client libraries and scripts use the same paths.
 */
export const measurementPaths = {
  view: '/_vercel/insights/view',
  event: '/_vercel/insights/event',
  vitals: '/_vercel/speed-insights/vitals',
} as const;

/** Web vitals (https://web.dev/articles/vitals), and their ratings by the published thresholds. */
export const metrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export const ratings = ['good', 'needs-improvement', 'poor'] as const;
export type Metric = (typeof metrics)[number];
export type Rating = (typeof ratings)[number];

/**
 * All custom events that are counted, by category and action: the rule for their label (a fixed list, an HTTP status, a document's file
 * name, an instrument, or none), and what the desk calls them, before the label.
 */
export const visitorEvents = {
  'enquiry started': { label: 'none', name: 'Began an enquiry' },
  'enquiry sent': { label: 'none', name: 'Sent an enquiry' },
  'enquiry failed': { label: 'status', name: 'Could not send an enquiry' },
  'assistant opened': { label: 'none', name: 'Opened the assistant' },
  'assistant unanswered': { label: 'none', name: 'Got no answer from the assistant' },
  'search without-result': { label: 'none', name: 'Searched and found nothing' },
  'document downloaded': { label: 'document', name: 'Downloaded' },
  'instrument touched': { label: 'instrument', name: 'Tried the tool' },
  // The label is the first field that was touched.
  'calculator used': { label: ['orders', 'value', 'margin', 'currency'], name: 'Used the calculator, first its' },
} as const;

/** Returns an event of this list; undefined for another. */
export const knownEvent = (event: string) =>
  Object.hasOwn(visitorEvents, event) ? visitorEvents[event as keyof typeof visitorEvents] : undefined;

/** Route of a view of an unknown page, whose address is not stored. */
export const notFoundRoute = '/404';

/** Request body of a page view. */
export interface SentView {
  /** Route pattern, such as /services/[slug]. */
  route: string;
  /** Path of the page, such as /services/analytics. */
  path: string;
  /** Host of the referrer; empty if there is none or it is ours. */
  referrer: string;
}

/** Request body of a custom event. */
export interface SentEvent {
  category: string;
  action: string;
  label: string;
}

/** Request body of the web vitals of one page view. */
export interface SentVitals {
  vitals: { name: Metric; rating: Rating }[];
}
