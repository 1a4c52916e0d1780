import { stringify } from 'csv-stringify/sync';
import { eachField } from '../../content/enquiry-fields.ts';
import type { EnquiryRecord } from './manage-enquiries.ts';

const time = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

/** What stands in each column. */
const columns: Readonly<Record<string, (enquiry: EnquiryRecord) => string | number | null>> = {
  reference: ({ reference }) => reference,
  state: ({ state }) => state,
  received: ({ receivedAt }) => time(receivedAt),
  ...eachField((name) => (enquiry: EnquiryRecord) => enquiry[name]),
  attempts: ({ attempts }) => attempts,
  delivered: ({ deliveredAt }) => time(deliveredAt),
  reason: ({ reason }) => reason,
  'last error': ({ lastError }) => lastError,
};

/**
 * A table for a spreadsheet. Cells that a spreadsheet would take for a formula start with an apostrophe, so that a visitor's words stay words
 * (https://owasp.org/www-community/attacks/CSV_Injection); it begins with a byte order mark, without which Excel misreads other scripts.
 */
export function enquiriesCsv(enquiries: readonly EnquiryRecord[]): string {
  const rows = enquiries.map((enquiry) => Object.values(columns).map((cell) => cell(enquiry)));
  return stringify([Object.keys(columns), ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // By itself it quotes only the line break that ends a record.
    quoted_match: /[\r\n]/,
  });
}
