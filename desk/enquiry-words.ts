import type { ActionResult, PromisedEnquiry } from '../server/desk/desk-page.ts';
import type { RecipientRecord } from '../server/enquiries/deliveries.ts';
import type { HistoryEntry } from '../server/enquiries/handle-enquiries.ts';
import type { EnquiryState, Handling } from '../server/enquiries/list-enquiries.ts';
import { format, personName } from './format.ts';

/** Names of handling states. */
export const handlingNames: Readonly<Record<Handling, string>> = {
  new: 'Wants an answer',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
};

/** State of an enquiry's mail to the owner. */
export const mailTexts: Readonly<Record<EnquiryState, string>> = {
  waiting: 'Not mailed to you yet',
  partial: 'Mailed to some of you',
  delivered: 'Mailed to you',
  kept: 'Not mailed: no mail server is set',
  failed: 'Could not be mailed to you',
  quarantined: 'Not mailed: in quarantine',
};

export const recipientTexts: Readonly<Record<RecipientRecord['state'], string>> = {
  waiting: 'is tried again',
  delivered: 'has it',
  refused: 'refused it',
};

const reasons: Readonly<Record<string, string>> = {
  robot: 'It filled in a field that people do not see.',
  'other-origin': 'It came from a page of another site.',
  'too-many': 'Too many came from one address within a minute.',
};

/** Returns why an enquiry was put into quarantine. */
export const reasonText = (reason: string | null): string => reasons[reason ?? ''] ?? reason ?? 'No reason was kept.';

/** Returns the state of an enquiry: its handling, or the day by which an answer was promised. */
export function stateText({ state, handling, answerBy, isOverdue }: PromisedEnquiry): string {
  if (state === 'quarantined') return 'In quarantine';
  if (handling !== 'new') return handlingNames[handling];
  return `${isOverdue ? 'Was due' : 'Answer by'} ${format.day(answerBy)}`;
}

/** Returns whether the enquiry still needs an answer. */
export const isOpen = ({ state, handling }: PromisedEnquiry): boolean => state !== 'quarantined' && handling === 'new';

/** Returns a sentence such as `Asha answered it`. */
export function historySentence({ person, act }: HistoryEntry): string {
  const acts: Readonly<Record<HistoryEntry['act'], string>> = {
    new: 'put it back among those that want an answer',
    answered: 'answered it',
    closed: 'closed it',
    spam: 'moved it to spam',
    note: 'noted',
  };
  return `${personName(person)} ${acts[act]}`;
}

/** Message on the page after an action. */
export const resultTexts: Readonly<Record<ActionResult, string>> = {
  new: 'It is back among those that want an answer.',
  answered: 'Marked as answered.',
  closed: 'Closed.',
  spam: 'Moved to spam, where it is erased after 30 days.',
  noted: 'Your note is kept.',
  settled: 'It is off the list.',
  redelivered: 'It will be mailed again within seconds. Load this page again to see what became of it.',
  released: 'It has left quarantine and will be mailed within seconds.',
  erased: 'All from this address is removed for good, with its mail and its notes.',
  nothing: 'Nothing was changed: it is so already, or the enquiry is not there.',
};
