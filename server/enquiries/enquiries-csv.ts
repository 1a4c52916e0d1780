import { stringify } from 'csv-stringify/sync';
import type { OwnersEnquiry } from './manage-enquiries.ts';

const columns = [
  'reference',
  'state',
  'received',
  'name',
  'email',
  'phone',
  'message',
  'attempts',
  'delivered',
  'reason',
  'last error',
] as const;

/**
 * A table for a spreadsheet. Cells that a spreadsheet would take for a formula start with an apostrophe, so that a visitor's words stay words
 * (https://owasp.org/www-community/attacks/CSV_Injection); it begins with a byte order mark, without which Excel misreads other scripts.
 */
export function enquiriesCsv(enquiries: readonly OwnersEnquiry[]): string {
  const time = (at: number | null) => (at === null ? '' : new Date(at).toISOString());
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    enquiry.state,
    time(enquiry.receivedAt),
    enquiry.name,
    enquiry.email,
    enquiry.phone ?? '',
    enquiry.message,
    enquiry.attempts,
    time(enquiry.deliveredAt),
    enquiry.reason ?? '',
    enquiry.lastError ?? '',
  ]);
  return stringify([[...columns], ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // By itself it quotes only the line break that ends a record.
    quoted_match: /[\r\n]/,
  });
}
