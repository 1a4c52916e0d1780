import { stringify } from 'csv-stringify/sync';
import { eachField } from '../../content/enquiry-fields.ts';
import { dateTime } from '../../shared/format/days.ts';
import { capital } from '../../shared/format/fill.ts';
import type { Storage } from '../storage/open-storage.ts';
import { handlingNames, historySentence, personName, reasonText, stateName } from './enquiry-words.ts';
import { listHistory } from './handle-enquiries.ts';
import { type EnquiryRecord, type Handling, listEnquiries } from './list-enquiries.ts';

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Value of each column. @param clock writes a moment in a form that spreadsheets know, such as 2026-11-20 14:03 */
const columns = (clock: Intl.DateTimeFormat): Readonly<Record<string, (enquiry: EnquiryRecord) => string | null>> => ({
  reference: ({ reference }) => reference,
  state: stateName,
  received: ({ receivedAt }) => clock.format(receivedAt),
  ...eachField((name) => (enquiry: EnquiryRecord) => enquiry[name]),
  'state since': ({ handledAt }) => (handledAt === null ? null : clock.format(handledAt)),
  'state by': ({ handledBy }) => handledBy && personName(handledBy),
});

/** Matches a phone number with its country code, the only text beginning with a plus that is not a formula. */
const phoneNumber = /^\+\d[\d ().-]*$/;

/**
 * Writes enquiries as CSV for spreadsheets and for imports of contacts. Cells that a spreadsheet would evaluate get an apostrophe in
 * front (https://owasp.org/www-community/attacks/CSV_Injection). Phone numbers get none, because an import would keep the apostrophe.
 * The file begins with a byte order mark, without which Excel misreads other scripts.
 * @param timeZone of the times
 */
export function enquiriesCsv(enquiries: readonly EnquiryRecord[], timeZone: string): string {
  const shown = columns(new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone }));
  const rows = enquiries.map((enquiry) => Object.values(shown).map((cell) => cell(enquiry)));
  return stringify([Object.keys(shown), ...rows], {
    bom: true,
    escape_formulas: true,
    cast: {
      // A spreadsheet subtracts in +91-22-1234, but not in a number with spaces.
      string: (text) => (phoneNumber.test(text) ? { value: text.replaceAll('-', ' '), escape_formulas: false } : text),
    },
    record_delimiter: 'windows',
    // By default, the library quotes a cell only for the line break that ends a record.
    quoted_match: /[\r\n]/,
  });
}

/** Reads everything stored about a person, found by e-mail address, for a request of access to personal data. */
export async function exportPerson(storage: Storage, email: string, now = Date.now()) {
  const enquiries = await listEnquiries(storage, { email, order: 'oldest' });
  const exported = await Promise.all(
    enquiries.map(async (enquiry) => ({
      reference: enquiry.reference,
      received: timeOf(enquiry.receivedAt),
      ...eachField((name) => enquiry[name]),
      state: enquiry.state === 'quarantined' ? 'in quarantine' : enquiry.handling,
      stateSince: timeOf(enquiry.handledAt),
      stateBy: enquiry.handledBy,
      quarantinedBecause: enquiry.reason,
      mailedToUs: timeOf(enquiry.deliveredAt),
      history: (await listHistory(storage, enquiry.reference)).map((entry) => ({ ...entry, at: timeOf(entry.at) })),
    })),
  );
  return { email, exported: timeOf(now), enquiries: exported };
}

/** Writes an export as a letter that the person can read. @param timeZone of its times */
export function personText({ email, exported, enquiries }: Awaited<ReturnType<typeof exportPerson>>, timeZone: string): string {
  const clock = (at: string | null) => at && dateTime(Date.parse(at), timeZone);
  const inWords: Readonly<Record<string, (value: string) => string | null>> = {
    ...{ received: clock, stateSince: clock, mailedToUs: clock, stateBy: personName, quarantinedBecause: reasonText },
    state: (value) => handlingNames[value as Handling] ?? capital(value),
  };
  const blocks = enquiries.map(({ message, history, ...facts }) =>
    [
      ...Object.entries(facts).flatMap(([name, value]) => (value ? [`${label(name)}: ${(inWords[name] ?? String)(value)}`] : [])),
      '',
      message,
      ...history.map((entry) => `\n${clock(entry.at)}, ${historySentence(entry)}${entry.words ? `: ${entry.words}` : ''}`),
    ].join('\n'),
  );
  const heading = `All that is kept of ${email}, on ${clock(exported)}. Times are by the clocks of ${timeZone}.`;
  return `${[heading, ...blocks].join(`\n\n${'-'.repeat(40)}\n\n`)}\n`;
}

/** stateSince → State since */
const label = (name: string) => capital(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
