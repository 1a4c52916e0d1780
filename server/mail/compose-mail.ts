import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { type FieldName, fieldNames } from '../../content/enquiry-fields.ts';
import type { Content } from '../../content/load.ts';
import { escapeHtml } from '../../format/escape-html.ts';
import { fill } from '../../format/fill.ts';
import { notProvided } from '../../wire/enquiry.ts';
import type { Notice } from './notice.ts';
import type { Claimed, MailedEnquiry } from './outbox.ts';

/** Who mail comes from and goes to, and the words around an enquiry. */
export interface Letterhead {
  /** An address, or a name with an address in angle brackets. */
  from: string;
  /** One or more of the same, separated by commas. */
  to: string;
  words: Content['mail']['enquiry'];
  /** Names of the fields. */
  labels: Record<FieldName, string>;
}

/** Addresses that every mail server takes in a Reply-To without quoting or an extension; others stand in the text alone. */
const label = '[a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?';
const plainAddress = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(${label}\\.)+${label}$`, 'i');

/**
 * The mail that brings an enquiry to the owner: text and HTML, nothing loaded from anywhere, an answer goes to the visitor. A notice of the
 * site's own is mailed as it was composed. The same one always makes the same Message-ID and date, so that a mailbox can drop a twin.
 */
export function composeMail(mail: Claimed, letterhead: Letterhead): SendMailOptions {
  return mail.notice ? composeNotice(mail.notice, mail.edition, letterhead) : composeEnquiry(mail.enquiry, mail.edition, letterhead);
}

function composeEnquiry(enquiry: MailedEnquiry, edition: number, { from, to, words, labels }: Letterhead): SendMailOptions {
  const { reference, name, email, message } = enquiry;
  const at = email.lastIndexOf('@');
  // Domains of any script have a form in ASCII; '' for what is none.
  const address = email.slice(0, at + 1) + domainToASCII(email.slice(at + 1));
  const received = new Date(enquiry.receivedAt);
  const rows: [label: string, value: string][] = [
    ...fieldNames.filter((field) => field !== 'message').map((field): [string, string] => [labels[field], enquiry[field] ?? notProvided]),
    [words.reference, reference],
    [words.received, `${received.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ];
  return {
    from,
    to,
    subject: literally(fill(words.subject, { reference, name })),
    date: received,
    messageId: messageId(`enquiry.${reference}`, edition, from),
    ...(plainAddress.test(address) ? { replyTo: { name: literally(name), address } } : {}),
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n\n-- \n${words.footer}\n`,
    html: html(rows, message, words.footer),
    ...sealed,
  };
}

function composeNotice({ id, createdAt, subject, text, html }: Notice, edition: number, { from, to }: Letterhead): SendMailOptions {
  return { from, to, subject, date: new Date(createdAt), messageId: messageId(`notice.${id}`, edition, from), text, html, ...sealed };
}

/** Text of any script stays readable in the raw file, and lines stay within SMTP's limit; nothing is fetched to be put in. */
const sealed = { textEncoding: 'base64', disableFileAccess: true, disableUrlAccess: true } as const;

/** Text that looks as if it were encoded for a header is encoded once more, or a mail reader would show something else than was typed. */
function literally(text: string): string {
  return text.includes('=?') ? encodeWord(text, 'B', 52) : text;
}

/** Stable over restarts and processes. @param subject what the mail is about, such as enquiry.K7QM-2XWD-9F3H-T5VB @param from decides the domain */
function messageId(subject: string, edition: number, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${subject}.${edition}@${domain}>`;
}

function html(rows: readonly [string, string][], message: string, footer: string): string {
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><th align="left" style="padding:4px 20px 4px 0;color:#45534b;font-weight:normal">${escapeHtml(label)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(footer)}</title></head>
<body style="margin:0;padding:24px;background:#fbf7ef;color:#16241d;font:16px/1.5 sans-serif">
<div style="max-width:640px;padding:24px;background:#fff;border-radius:16px">
<table style="border-collapse:collapse;margin-bottom:20px">${table}</table>
<div style="white-space:pre-wrap;overflow-wrap:anywhere;border-top:2px solid #f5a800;padding-top:20px">${escapeHtml(message)}</div>
</div>
<p style="max-width:640px;color:#45534b;font-size:14px">${escapeHtml(footer)}</p>
</body></html>`;
}
