import { measurementPaths, type SentEvent, type SentView } from '../../../shared/api/measurement.ts';
import { type LibraryCall, type MeasuredWindow, sendReport } from './send-report.ts';

/**
 * Our own /_vercel/insights/script.js: processes the library's queued and later calls, and posts page views and
 * events to our server. Uses no cookies, storage or identifiers.
 */
const page = window as MeasuredWindow;
/** External referrer, reported only with the first page view and not with a bfcache restore. */
let referrer = document.referrer && new URL(document.referrer).host !== location.host ? new URL(document.referrer).host : '';

page.va = (...[name, properties]: LibraryCall) => {
  if (name === 'pageview') {
    const { route = '', path = '' } = properties as Partial<SentView>;
    sendReport(measurementPaths.view, { route, path, referrer } satisfies SentView);
    referrer = '';
  } else if (name === 'event') {
    const { category = '', action = '', label = '' } = (properties as { data?: Partial<SentEvent> }).data ?? {};
    sendReport(measurementPaths.event, { category, action, label } satisfies SentEvent);
  }
};
for (const call of page.vaq?.splice(0) ?? []) page.va(...call);
