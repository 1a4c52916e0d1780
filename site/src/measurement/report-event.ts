import type { SentEvent } from '../../../shared/api/measurement.ts';
import type { MeasuredWindow } from './send-report.ts';

/** A custom event: category, action and label. */
export type ReportedEvent = SentEvent;

/**
 * Sends an event to the tag manager's data layer and to our own counts, through the analytics library's queue. Creates data layer
 * and queue if missing. Never blocks or throws. Must not contain personal data; the server counts only known events
 * (server/measurement/measurement.ts).
 */
export function reportEvent({ category, action, label }: ReportedEvent): void {
  const page = window as MeasuredWindow & { dataLayer?: object[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ event: 'custom_event', category, action, label });
  page.va ??= (...call) => {
    page.vaq ??= [];
    page.vaq.push(call);
  };
  page.va('event', { name: `${category} ${action}`, data: { category, action, label } });
}
