import { reportEvent } from './report-event.ts';

/** Where the tab keeps which instrument's slip was taken to the contact form. It is never sent as such. */
const key = 'slip-taken';

/** The last step of an instrument's funnel: an enquiry that is sent from the tab in which its slip was taken, counted once. */
export const slipTaken = {
  /** @param name the instrument's */
  keep(name: string): void {
    try {
      sessionStorage.setItem(key, name);
    } catch {
      // Storage is blocked: the enquiry is counted as one that came without a slip.
    }
  },
  /** The tab's enquiry was sent. */
  reportSent(): void {
    try {
      const name = sessionStorage.getItem(key);
      if (name) reportEvent({ category: 'instrument', action: 'enquiry', label: name });
      sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
