import { domainToASCII } from 'node:url';
import { type FieldName, fieldNames } from '../../content/enquiry-fields.ts';
import type { Content } from '../../content/load.ts';
import { notProvided } from '../../shared/api/enquiry.ts';
import { fill } from '../../shared/format/fill.ts';
import type { Carrier, Email, Mailbox } from './mailbox.ts';
import type { ClaimedMail, MailedEnquiry } from './outbox.ts';
import type { Notice } from './put-in-outbox.ts';

/** Addresses of the e-mail, and the words around an enquiry. */
interface EmailContext {
  /** An address, or a name with an address in angle brackets. */
  from: string;
  /** One or more such addresses, separated by commas. */
  to: string;
  /** Name of the agency. */
  agency: string;
  /** Formats times in the agency's time zone. */
  clock: Intl.DateTimeFormat;
  words: Content['mail']['enquiry'];
  labels: Record<FieldName, string>;
}

/** Format of times, with the offset from UTC, because e-mail is read and forwarded anywhere. */
const time = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** Returns the carrier that composes the outbox's mail and delivers it to a mailbox. */
export function mailCarrier(mailbox: Mailbox, contextNow: () => EmailContext): Carrier {
  return {
    deliver: (claimed) => mailbox.deliver(composeMail(claimed, contextNow()), claimed),
    close: () => mailbox.close(),
  };
}

/**
 * Composes the e-mail about an enquiry in plain text, with Reply-To the visitor. A notice was composed when it was queued.
 * Message-ID and date depend on the mail alone, so that a mailbox can drop a duplicate.
 */
export const composeMail = (mail: ClaimedMail, context: EmailContext): Email =>
  mail.notice ? composeNotice(mail.notice, mail.edition, context) : composeEnquiry(mail.enquiry, mail.edition, context);

function composeEnquiry(enquiry: MailedEnquiry, edition: number, { from, to, agency, clock, words, labels }: EmailContext): Email {
  const { reference, name, email, message, quarantined = 0 } = enquiry;
  const address = answerAddress(email);
  const received = new Date(enquiry.receivedAt);
  const subject = fill(words.subject, { reference, name });
  const facts = [
    ...fieldNames.filter((field) => field !== 'message').map((field) => [labels[field], enquiry[field] ?? notProvided]),
    [words.reference, reference],
    [words.received, clock.format(received)],
  ];
  // Quarantine is mentioned here, because an e-mail about quarantine alone would be overlooked.
  const footer = [
    ...(quarantined > 0 ? [fill(words.quarantine[quarantined === 1 ? 'one' : 'many'], { count: quarantined })] : []),
    words.footer,
    ...(address ? [words.answer] : []),
  ];
  const blocks = [
    `${agency}: ${subject}`,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    message,
    ...(address ? [] : [wrapped(fill(words.noAnswer, { email }))]),
    `-- \n${footer.map(wrapped).join('\n')}`,
  ];
  return {
    ...{ from, to, subject, date: received, text: `${blocks.join('\n\n')}\n` },
    ...identity('enquiry', `${reference}.${edition}`, from),
    ...(address ? { replyTo: { name, address } } : {}),
  };
}

/** Wraps lines at 76 characters (RFC 3676, 4.2). */
export const wrapped = (text: string): string => text.replace(/(.{1,76})(?: |$)/g, '$1\n').trimEnd();

function composeNotice({ id, createdAt, subject, text }: Notice, edition: number, { from, to }: EmailContext): Email {
  return { from, to, subject, date: new Date(createdAt), ...identity('notice', `${id}.${edition}`, from), text };
}

/**
 * Derives key and Message-ID, stable across restarts and processes.
 * @param key such as K7QM-2XWD-9F3H-T5VB.1
 * @param from address with the domain of the Message-ID
 */
function identity(kind: 'enquiry' | 'notice', key: string, from: string): Pick<Email, 'key' | 'messageId'> {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return { key, messageId: `<${kind}.${key}@${domain}>` };
}

/**
 * Builds the context from settings and content.
 * @param addresses from the settings; the agency's address by default
 */
export function emailContext(
  { agency, mail, pages }: Pick<Content, 'agency' | 'mail' | 'pages'>,
  addresses: { mailFrom?: string; enquiriesTo?: string },
): EmailContext {
  const { address } = agency.email;
  return {
    from: addresses.mailFrom ?? address,
    to: addresses.enquiriesTo ?? address,
    agency: agency.name,
    clock: new Intl.DateTimeFormat('en-GB', { timeZone: agency.timeZone, ...time }),
    words: mail.enquiry,
    labels: pages.contact.form.labels,
  };
}

const label = '[a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?';
/** Matches addresses that every mail server accepts in Reply-To without quoting or extensions. */
const plainAddress = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(${label}\\.)+${label}$`, 'i');

/** Returns the address for replies to a visitor, its domain in ASCII; undefined if mail programs would not accept it. */
export function answerAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  // domainToASCII() parses as URLs do, and drops what follows "/", "?" or "#".
  if (/[/?#\\:]/.test(email.slice(at))) return undefined;
  // Internationalised domains have an ASCII form, which is '' for an invalid domain.
  const address = email.slice(0, at + 1) + domainToASCII(email.slice(at + 1));
  return plainAddress.test(address) ? address : undefined;
}
