import { tryStorage } from '../try-storage.ts';
import { reportEvent } from './report-event.ts';

/** Key in session storage for the instrument whose result was taken to the contact form. Never sent as such. */
const key = 'slip-taken';

/** Counts the last step of an instrument's funnel: an enquiry sent from the tab in which its result was taken along, once. */
export const instrumentEnquiry = {
  /** Remembers the instrument. If storage is blocked, the enquiry is not attributed. @param name of the instrument */
  begin(name: string): void {
    tryStorage(() => sessionStorage.setItem(key, name));
  },
  /** Call when an enquiry was sent. */
  reportSent(): void {
    const name = tryStorage(() => sessionStorage.getItem(key));
    if (!name) return;
    reportEvent({ category: 'instrument', action: 'enquiry', label: name });
    tryStorage(() => sessionStorage.removeItem(key));
  },
};
