/** A custom event: what it is about, what happened, and which one. */
export interface ReportedEvent {
  category: string;
  action: string;
  label: string;
}

/** Hands an event to the tag manager's data layer, which is made here if nothing has made it yet. No personal data belongs in it. */
export function reportEvent({ category, action, label }: ReportedEvent): void {
  const page = window as Window & { dataLayer?: object[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ event: 'custom_event', category, action, label });
}
