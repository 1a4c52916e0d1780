import type { View } from '../server/operations/view.ts';

const titles: Readonly<Record<View['page'], string>> = {
  overview: 'Overview',
  enquiries: 'Enquiries',
  quarantine: 'Quarantine',
  enquiry: 'Enquiry',
  erase: 'Erase an enquiry',
  traffic: 'Visits',
  speed: 'Speed',
  questions: 'Questions',
  documents: 'Documents',
  health: 'Health',
  missing: 'Nothing here',
};

/** What a page is called in its tab. */
export const titleOf = (view: View): string => ('enquiry' in view ? `${titles[view.page]} ${view.enquiry.reference}` : titles[view.page]);
