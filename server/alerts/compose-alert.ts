import type { Content } from '../../content/load.ts';
import { fill } from '../../format/fill.ts';
import type { LetterRow } from '../mail/letter.ts';
import type { Notice } from '../mail/notice.ts';
import { renderLetter } from '../mail/render-letter.ts';
import { troubleBounds } from './current-troubles.ts';
import { pause } from './pause.ts';
import type { Trouble, TroubleKind } from './trouble.ts';

const MINUTE = 60_000;
/** Longest words of a mail server that are shown. */
const ERROR = 200;

const number = new Intl.NumberFormat('en-GB');

export interface AlertOptions {
  content: Pick<Content, 'agency' | 'mail'>;
  ownersView: string;
  /** Name of the machine. */
  place: string;
  now: number;
}

/** The mail about a trouble that has begun, or goes on. */
export function composeAlert(trouble: Trouble, options: AlertOptions): Notice {
  const { content } = options;
  const words = content.mail.alert[trouble.kind];
  return alertOf(options, `alert-${trouble.kind}-${options.now}`, {
    subject: words.subject,
    heading: words.heading,
    lead: [fill(words.text, placesOf(trouble, options)), words.advice],
    rows: rowsOf(trouble, content),
  });
}

/** The mail about a trouble that has ended. */
export function composeAllClear(kind: TroubleKind, options: AlertOptions): Notice {
  const { over } = options.content.mail.alert[kind];
  return alertOf(options, `alert-${kind}-${options.now}-over`, {
    subject: over.subject,
    heading: over.subject,
    lead: [fill(over.text, { place: options.place })],
    rows: [],
  });
}

function alertOf(
  { content, ownersView, now }: AlertOptions,
  id: string,
  { subject, heading, lead, rows }: { subject: string; heading: string; lead: string[]; rows: LetterRow[] },
): Notice {
  const { agency, mail } = content;
  return {
    id,
    kind: 'alert',
    createdAt: now,
    subject: `${agency.name}: ${subject}`,
    ...renderLetter({
      agency: agency.name,
      heading,
      lead,
      figures: [],
      sections: rows.length > 0 ? [{ heading: mail.alert.details, rows }] : [],
      link: { ...mail.ownersView, href: ownersView },
      footer: [fill(mail.alert.footer, { hours: String(pause / 3_600_000) })],
    }),
  };
}

function placesOf(trouble: Trouble, { place }: AlertOptions): Record<string, string> {
  switch (trouble.kind) {
    case 'enquiries':
      return { count: number.format(trouble.waiting + trouble.failed), minutes: String(troubleBounds.waiting / MINUTE) };
    case 'quarantine':
      return { count: number.format(trouble.count), minutes: String(troubleBounds.quarantineTime / MINUTE) };
    case 'disk':
      return { place };
  }
}

function rowsOf(trouble: Trouble, { agency, mail }: AlertOptions['content']): LetterRow[] {
  const { enquiries, disk } = mail.alert;
  switch (trouble.kind) {
    case 'enquiries': {
      const { waiting, failed, oldestAt, lastError } = trouble;
      return [
        { label: enquiries.waiting, value: number.format(waiting) },
        { label: enquiries.failed, value: number.format(failed) },
        { label: enquiries.oldest, value: '', note: timeIn(oldestAt, agency.timeZone) },
        ...(lastError ? [{ label: enquiries.error, value: '', note: oneLine(lastError) }] : []),
      ];
    }
    case 'quarantine':
      return [];
    case 'disk':
      return [
        { label: disk.free, value: gigabytes(trouble.free) },
        { label: disk.size, value: gigabytes(trouble.size) },
      ];
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, ERROR);
const gigabytes = (bytes: number) => (bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`);

function timeIn(at: number, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at);
  return `${shown}, ${timeZone}`;
}
