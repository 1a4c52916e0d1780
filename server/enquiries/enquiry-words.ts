import type { RecipientRecord } from './deliveries.ts';
import type { HistoryEntry } from './handle-enquiries.ts';
import type { EnquiryRecord, EnquiryState, Handling } from './list-enquiries.ts';

/** Returns a person's name as it is shown. Actions at a desk without accounts are recorded as `owner`. */
export const personName = (person: string): string => (person === 'owner' ? 'The owner' : person);

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

/** Returns a sentence such as `Asha answered it`. */
export function historySentence({ person, act }: Pick<HistoryEntry, 'person' | 'act'>): string {
  const acts: Readonly<Record<HistoryEntry['act'], string>> = {
    new: 'put it back among those that want an answer',
    answered: 'answered it',
    closed: 'closed it',
    spam: 'moved it to spam',
    note: 'noted',
  };
  return `${personName(person)} ${acts[act]}`;
}

/** Returns the state of an enquiry in words. */
export const stateName = ({ state, handling }: Pick<EnquiryRecord, 'state' | 'handling'>): string =>
  state === 'quarantined' ? 'In quarantine' : handlingNames[handling];
