import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { enquiryWords } from '../../tests/support/content/sample-enquiry.ts';
import { content } from '../../tests/support/content/site-routes.ts';
import { composeMail, emailContext } from './compose-mail.ts';
import { mimeOptions } from './mailbox.ts';

const head = emailContext(content, {
  mailFrom: 'Tarazu website <website@tarazu.example>',
  enquiriesTo: 'owner@tarazu.example',
});
const enquiry = {
  reference: 'K7QM-2XWD-9F3H-T0V1',
  receivedAt: Date.UTC(2026, 10, 20, 12, 34, 56),
  ...enquiryWords({ name: 'Asha राव', message: 'First line\n<b>second</b> & "third" 😀' }),
};

/** Returns the e-mail as a mail reader parses it. */
async function mail(more: Partial<typeof enquiry & { quarantined: number }> = {}, edition = 1) {
  const claimed = { id: enquiry.reference, lease: '', attempts: 1, edition, settled: new Set<string>(), enquiry: { ...enquiry, ...more } };
  const raw = await new MailComposer(mimeOptions(composeMail(claimed, head))).compile().build();
  return { ...(await PostalMime.parse(raw)), raw: raw.toString() };
}

test("an enquiry's e-mail mentions quarantined enquiries if there are any", async () => {
  const { quarantine } = head.words;
  const one = await mail({ quarantined: 1 });
  expect(one.text?.replace(/\s+/g, ' ')).toContain(quarantine.one);
  const many = await mail({ quarantined: 7 });
  expect(many.text?.replace(/\s+/g, ' ')).toContain(quarantine.many.replace('{count}', '7'));
  expect((await mail()).text).not.toContain('set aside');
});

test("an enquiry's e-mail has all fields", async () => {
  const { text, subject, to, from } = await mail();
  expect(subject).toBe('Enquiry K7QM-2XWD-9F3H-T0V1 from Asha राव');
  expect([to?.[0]?.address, from?.address]).toEqual(['owner@tarazu.example', 'website@tarazu.example']);
  for (const expected of [
    'Asha राव',
    'asha@shop.example',
    'Not provided',
    'K7QM-2XWD-9F3H-T0V1',
    // The agency's time zone is Mumbai's.
    '20 Nov 2026, 18:04 GMT+5:30',
    'First line\n<b>second</b> & "third" 😀',
  ])
    expect(text).toContain(expected);
});

test("an enquiry's e-mail is plain text, so that nothing in it is loaded or run", async () => {
  const { html } = await mail({ message: '<img src="https://evil.example/x.png"> https://evil.example' });
  expect(html).toBeUndefined();
});

test("an enquiry's e-mail has Reply-To the visitor", async () => {
  const { replyTo } = await mail();
  expect(replyTo).toEqual([{ name: 'Asha राव', address: 'asha@shop.example' }]);
});

test("an enquiry's e-mail warns of an address that is unfit for Reply-To", async () => {
  const { replyTo, text } = await mail({ email: 'asha@shop..example' });
  expect(replyTo).toBeUndefined();
  const joined = text?.replace(/\s+/g, ' ');
  expect(joined).toContain('reach the person who wrote it, because mail programs don’t accept asha@shop..example as an address');
  expect(joined).not.toContain(head.words.answer);
  expect((await mail()).text).toContain(head.words.answer);
});

test("an enquiry's e-mail keeps its Message-ID until it is requested again", async () => {
  const [one, duplicate, again] = [await mail(), await mail(), await mail({}, 2)];
  expect(one.messageId).toBe('<enquiry.K7QM-2XWD-9F3H-T0V1.1@tarazu.example>');
  expect([duplicate.messageId, duplicate.date]).toEqual([one.messageId, one.date]);
  expect(again.messageId).toBe('<enquiry.K7QM-2XWD-9F3H-T0V1.2@tarazu.example>');
});

test("an enquiry's e-mail has no line beyond the limit of SMTP", async () => {
  const { raw, text } = await mail({ message: 'अ'.repeat(5000), name: 'न'.repeat(120) });
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(text).toContain('अ'.repeat(5000));
});
