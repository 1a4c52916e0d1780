import { measurementPaths, type SentEvent, type SentView } from '../../../shared/api/measurement.ts';
import { deviceClass } from './device-class.ts';
import type { LibraryCall, MeasuredWindow } from './measured-window.ts';
import { sendReport } from './send-report.ts';

/**
 * Our own /_vercel/insights/script.js: does what was called before it came, takes the library's calls from then on, and posts page views and
 * events to our server. No cookie, no storage, no identifier.
 */
const page = window as MeasuredWindow;
/** Of the visit's first page alone: what comes back from the cache was not linked to again. */
let referrer = document.referrer && new URL(document.referrer).host !== location.host ? new URL(document.referrer).host : '';

page.va = (...[name, properties]: LibraryCall) => {
  if (name === 'pageview') {
    const { route = '', path = '' } = properties as Partial<SentView>;
    sendReport(measurementPaths.view, { route, path, referrer, device: deviceClass() } satisfies SentView);
    referrer = '';
  } else if (name === 'event') {
    const { category = '', action = '', label = '' } = (properties as { data?: Partial<SentEvent> }).data ?? {};
    sendReport(measurementPaths.event, { category, action, label } satisfies SentEvent);
  }
};
for (const call of page.vaq?.splice(0) ?? []) page.va(...call);
