import { stringify } from 'csv-stringify/sync';
import { eachField } from '../../content/enquiry-fields.ts';
import type { EnquiryRecord } from './manage-enquiries.ts';

const time = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

/** What stands in each column. */
const columns: Readonly<Record<string, (enquiry: EnquiryRecord) => string | number | null>> = {
  reference: ({ reference }) => reference,
  state: ({ handling }) => handling,
  received: ({ receivedAt }) => time(receivedAt),
  ...eachField((name) => (enquiry: EnquiryRecord) => enquiry[name]),
  'state since': ({ handledAt }) => time(handledAt),
  'state by': ({ handledBy }) => handledBy,
  'assigned to': ({ assignedTo }) => assignedTo,
  mail: ({ state }) => state,
  attempts: ({ attempts }) => attempts,
  delivered: ({ deliveredAt }) => time(deliveredAt),
  reason: ({ reason }) => reason,
  'last error': ({ lastError }) => lastError,
};

/** A phone number with its country code; of all that begins with a plus it alone is no formula. */
const phoneNumber = /^\+\d[\d ().-]*$/;

/**
 * A table for a spreadsheet and for programs that import contacts. Cells that a spreadsheet would take for a formula start with an apostrophe,
 * so that a visitor's words stay words (https://owasp.org/www-community/attacks/CSV_Injection); phone numbers do not, because a program that
 * imports them would take it for a part of the number. The table begins with a byte order mark, without which Excel misreads other scripts.
 */
export function enquiriesCsv(enquiries: readonly EnquiryRecord[]): string {
  const rows = enquiries.map((enquiry) => Object.values(columns).map((cell) => cell(enquiry)));
  return stringify([Object.keys(columns), ...rows], {
    bom: true,
    escape_formulas: true,
    cast: {
      // A spreadsheet subtracts in +91-22-1234, and in no number with spaces.
      string: (text) => (phoneNumber.test(text) ? { value: text.replaceAll('-', ' '), escape_formulas: false } : text),
    },
    record_delimiter: 'windows',
    // By itself it quotes only the line break that ends a record.
    quoted_match: /[\r\n]/,
  });
}
