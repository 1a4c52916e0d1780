import { type FieldName, fieldNames } from '../../content/enquiry-fields.ts';
import type { Content } from '../../content/load.ts';
import { notProvided } from '../../shared/api/enquiry.ts';
import { fill } from '../../shared/format/fill.ts';
import { answerAddress } from './answer-address.ts';
import { renderEmail } from './email-content.ts';
import type { Carrier, Email, Mailbox } from './mailbox.ts';
import type { ClaimedMail, MailedEnquiry } from './outbox.ts';
import type { Notice } from './put-notice.ts';

/** Who mail comes from and goes to, and the words around an enquiry. */
export interface Letterhead {
  /** An address, or a name with an address in angle brackets. */
  from: string;
  /** One or more of the same, separated by commas. */
  to: string;
  /** Whose website it is. */
  agency: string;
  /** Writes moments as the agency's clocks show them. */
  clock: Intl.DateTimeFormat;
  words: Content['mail']['enquiry'];
  /** Names of the fields. */
  labels: Record<FieldName, string>;
}

/** How a moment is written: with how far the zone is from Greenwich, because mail is read and forwarded anywhere. */
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const minute = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** Hands the outbox's mail to a mailbox. */
export function mailCarrier(mailbox: Mailbox, letterheadNow: () => Letterhead): Carrier {
  return {
    deliver: async (claimed) => mailbox.deliver(await composeMail(claimed, letterheadNow()), claimed),
    close: () => mailbox.close(),
  };
}

/**
 * The mail that brings an enquiry to the owner: text and HTML, nothing loaded from anywhere, an answer goes to the visitor. A notice of the
 * site's own is mailed as it was composed. The same one always makes the same Message-ID and date, so that a mailbox can drop a twin.
 */
export async function composeMail(mail: ClaimedMail, letterhead: Letterhead): Promise<Email> {
  return mail.notice ? composeNotice(mail.notice, mail.edition, letterhead) : composeEnquiry(mail.enquiry, mail.edition, letterhead);
}

async function composeEnquiry(
  enquiry: MailedEnquiry,
  edition: number,
  { from, to, agency, clock, words, labels }: Letterhead,
): Promise<Email> {
  const { reference, name, email, message, quarantined = 0 } = enquiry;
  const address = answerAddress(email);
  const received = new Date(enquiry.receivedAt);
  const subject = fill(words.subject, { reference, name });
  const facts: [label: string, value: string][] = [
    ...fieldNames.filter((field) => field !== 'message').map((field): [string, string] => [labels[field], enquiry[field] ?? notProvided]),
    [words.reference, reference],
    [words.received, clock.format(received)],
  ];
  // Mail of its own would be one more to lie beside the others; here it is read.
  const footer = [
    ...(quarantined > 0 ? [fill(words.quarantine[quarantined === 1 ? 'one' : 'many'], { count: quarantined })] : []),
    words.footer,
    ...(address ? [words.answer] : []),
  ];
  return {
    from,
    to,
    subject,
    date: received,
    ...identity('enquiry', `${reference}.${edition}`, from),
    ...(address ? { replyTo: { name, address } } : {}),
    ...(await renderEmail({
      agency,
      heading: subject,
      facts,
      message,
      lead: address ? [] : [fill(words.noAnswer, { email })],
      figures: [],
      sections: [],
      footer,
    })),
  };
}

function composeNotice({ id, createdAt, subject, text, html }: Notice, edition: number, { from, to }: Letterhead): Email {
  return { from, to, subject, date: new Date(createdAt), ...identity('notice', `${id}.${edition}`, from), text, html };
}

/** Stable over restarts and processes. @param key such as K7QM-2XWD-9F3H-T5VB.1 @param from decides the domain */
function identity(kind: 'enquiry' | 'notice', key: string, from: string): Pick<Email, 'key' | 'messageId'> {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return { key, messageId: `<${kind}.${key}@${domain}>` };
}

/** @param own addresses of the settings; the agency's own where they are not given */
export function letterhead(
  { agency, mail, pages }: Pick<Content, 'agency' | 'mail' | 'pages'>,
  own: { mailFrom?: string; enquiriesTo?: string },
): Letterhead {
  const { address } = agency.email;
  return {
    from: own.mailFrom ?? address,
    to: own.enquiriesTo ?? address,
    agency: agency.name,
    clock: new Intl.DateTimeFormat('en-GB', { timeZone: agency.timeZone, ...day, ...minute }),
    words: mail.enquiry,
    labels: pages.contact.form.labels,
  };
}
