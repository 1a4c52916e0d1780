import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { enquiryWords } from '../../tests/support/content/sample-enquiry.ts';
import type { EnquiryRecord } from './list-enquiries.ts';
import { replyLink } from './reply-link.ts';

const { agency, mail } = loadContent('content');
const reference = 'K7QM-2XWD-9F3H-T5VB';

const linkTo = (written: Partial<EnquiryRecord>) =>
  replyLink({ ...enquiryWords(), reference, receivedAt: Date.parse('2026-11-23T20:00:00Z'), ...written } as EnquiryRecord, {
    words: mail.reply,
    agency,
  });
/** Parses the link as a mail program does. */
function emailFor(written: Partial<EnquiryRecord>) {
  const link = linkTo(written) ?? '';
  const [to = '', query = ''] = link.slice('mailto:'.length).split('?');
  const fields = Object.fromEntries(query.split('&').map((field) => field.split('=').map(decodeURIComponent)));
  return { link, to: decodeURIComponent(to), subject: String(fields.subject), body: String(fields.body), fields };
}

describe('the reply link', () => {
  test('has address, reference, greeting and the quoted message', () => {
    const { to, subject, body } = emailFor({ name: 'Asha Rao', message: 'First line.\n\nSecond line.' });
    expect(to).toBe('asha@shop.example');
    expect(subject).toContain(reference);
    expect(body).toMatch(/^Hello Asha Rao,\r\n/);
    // It is already the next day in Mumbai.
    expect(body).toContain('24 November 2026');
    expect(body).toMatch(/\r\n> First line\.\r\n> \r\n> Second line\.$/);
  });

  test.each([
    ['link syntax', 'Asha & Co?cc=x@y.example#1', '100% off & more? #1 a=b +c'],
    ['other scripts', 'आशा राव', 'हमारे पास दो गोदाम हैं।'],
    ['emoji and a lone surrogate', '👩‍👩‍👧 Asha', 'Lamps \ud83d 👍🏽'],
    ['quotes and markup', '"Asha" <b>', '<script>alert("1")</script>'],
  ])('preserves %s', (_, name, message) => {
    const { body, fields } = emailFor({ name, message });
    expect(Object.keys(fields)).toEqual(['subject', 'body']);
    expect(body).toContain(`Hello ${name},`);
    expect(body).toContain(`> ${message.toWellFormed()}`);
  });

  test.each([
    ['ASCII', 'a'.repeat(5_000)],
    ['Devanagari', 'नि'.repeat(2_500)],
    ['emoji families', '👩‍👩‍👧'.repeat(600)],
    ['line breaks', '\n'.repeat(4_998)],
  ])('stays below the limit of mail programs with a long message of %s', (_, message) => {
    const { link, body } = emailFor({ message, name: 'नि'.repeat(60), email: `${'{'.repeat(60)}@${'shop.'.repeat(30)}example` });
    expect(link.length).toBeLessThanOrEqual(1_900);
    expect(body).toMatch(/…$/);
  });

  test('cuts a long message between two grapheme clusters', () => {
    const { body } = emailFor({ message: '👩‍👩‍👧'.repeat(600) });
    expect(body).toMatch(/> (?:👩‍👩‍👧)+…$/u);
  });

  test('has an internationalised domain in its ASCII form', () => {
    expect(emailFor({ email: 'asha@दुकान.भारत' }).to).toMatch(/^asha@xn--[\w-]+\.xn--[\w-]+$/);
  });

  test.each(['asha', 'asha@localhost', '"a b"@shop.example', 'a@b@shop.example', 'asha@shop.example?cc=x'])(
    'is undefined for %j, which mail programs do not accept',
    (email) => expect(linkTo({ email })).toBeUndefined(),
  );
});
