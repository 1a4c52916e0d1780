import type { Content } from '../../content/load.ts';
import { fill } from '../../shared/format/fill.ts';
import { answerAddress } from '../mail/compose-mail.ts';
import type { EnquiryRecord } from './list-enquiries.ts';

/** Longest link, in characters: Windows passes at most 2,083 to a mail program (INTERNET_MAX_URL_LENGTH), Outlook accepts less. */
const LONGEST_LINK = 1_900;
/** Longest name in the greeting, in grapheme clusters. */
const LONGEST_NAME = 40;
/** Replaces the rest of a long message. */
const CUT = '…';

interface ReplyWords {
  words: Content['mail']['reply'];
  agency: Pick<Content['agency'], 'name' | 'timeZone'>;
}

/**
 * Builds a `mailto:` link (RFC 6068) that starts the reply in the owner's mail program. The link has address, subject with the
 * reference, greeting, and as much of the quoted message as fits.
 * @returns undefined if mail programs would not accept the visitor's address
 */
export function replyLink(enquiry: EnquiryRecord, { words, agency }: ReplyWords): string | undefined {
  const address = answerAddress(enquiry.email);
  if (!address) return undefined;
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: agency.timeZone }).format(enquiry.receivedAt);
  const subject = fill(words.subject, { reference: enquiry.reference, agency: agency.name });
  const name = graphemesOf(enquiry.name).slice(0, LONGEST_NAME).join('');
  const beforeQuote = [fill(words.greeting, { name }), '', '', words.closing, '', fill(words.quoted, { date }), ''].join('\n');
  const start = `mailto:${encoded(address).replaceAll('%40', '@')}?subject=${encoded(subject)}&body=${encoded(beforeQuote)}`;
  return start + quoted(enquiry.message, LONGEST_LINK - start.length);
}

/**
 * Quotes and encodes a message, cut between two graphemes if it is too long.
 * @param room in characters of the link
 */
function quoted(message: string, room: number): string {
  const whole = encoded(`> ${message.replaceAll('\n', '\n> ')}`);
  if (whole.length <= room) return whole;
  let text = encoded('> ');
  const end = encoded(CUT);
  for (const grapheme of graphemesOf(message)) {
    const next = encoded(grapheme === '\n' ? '\n> ' : grapheme);
    if (text.length + next.length + end.length > room) break;
    text += next;
  }
  return text + end;
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemesOf = (text: string) => Array.from(segments.segment(text), ({ segment }) => segment);

/** Encodes a text for a mailto link, where line breaks are CRLF (RFC 6068, 5). */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'));
