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
