import { tryStorage } from '../try-storage.ts';
import { reportEvent } from './report-event.ts';

/** Where the tab keeps which instrument's slip was taken to the contact form. It is never sent as such. */
const key = 'slip-taken';

/** The last step of an instrument's funnel: an enquiry that is sent from the tab in which its slip was taken, counted once. */
export const slipTaken = {
  /** Where storage is blocked, the enquiry is counted as one that came without a slip. @param name the instrument's */
  keep(name: string): void {
    tryStorage(() => sessionStorage.setItem(key, name));
  },
  /** The tab's enquiry was sent. */
  reportSent(): void {
    const name = tryStorage(() => sessionStorage.getItem(key));
    if (!name) return;
    reportEvent({ category: 'instrument', action: 'enquiry', label: name });
    tryStorage(() => sessionStorage.removeItem(key));
  },
};
