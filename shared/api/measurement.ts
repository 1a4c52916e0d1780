/**
 * What browser and server agree on about measurement. Free of libraries, because the browser loads it.
 * The addresses are those that the public client libraries and their scripts use.
 */
export const measurementPaths = {
  view: '/_vercel/insights/view',
  event: '/_vercel/insights/event',
  vitals: '/_vercel/speed-insights/vitals',
} as const;

/** By the width of the window and the pointer, never by name or model. */
export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** Web vitals (https://web.dev/articles/vitals): all in milliseconds but CLS, which has no unit. */
export const metrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Metric = (typeof metrics)[number];

/** Route of a view at an address that is no page of the site; the address itself is not kept. */
export const notFoundRoute = '/404';

/** Body of a page view. */
export interface SentView {
  /** Pattern of the page's address, such as /services/[slug]. */
  route: string;
  /** Address of the page, such as /services/analytics. */
  path: string;
  /** Host of the page that linked here; empty when there is none, or it is one of ours. */
  referrer: string;
  device: Device;
}

/** Body of a custom event. */
export interface SentEvent {
  category: string;
  action: string;
  label: string;
}

/** Body of the web vitals of one page view. */
export interface SentVitals {
  route: string;
  path: string;
  device: Device;
  vitals: { name: Metric; value: number }[];
}
