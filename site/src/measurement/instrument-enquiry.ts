import { tryStorage } from '../try-storage.ts';
import { reportEvent } from './report-event.ts';

/** Key in session storage of the instrument whose result the visitor took to the contact form. The entry itself is never sent. */
const key = 'slip-taken';

/** Counts the last step of an instrument's funnel, once: an enquiry from the tab in which the visitor took along its result. */
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
