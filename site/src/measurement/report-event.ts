import type { SentEvent } from '../../../shared/api/measurement.ts';
import type { MeasuredWindow } from './measured-window.ts';

/** A custom event: what it is about, what happened, and which one. */
export type ReportedEvent = SentEvent;

/**
 * Hands an event to the tag manager's data layer and to our own count of events, through the analytics library's queue; both are made here if
 * nothing has made them yet. Never blocks, never throws. No personal data belongs in it, and the server counts only the events that it knows
 * (server/measurement/known-events.ts).
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
