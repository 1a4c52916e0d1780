import type { EnquiryWords } from '../../content/enquiry-fields.ts';
import { makeReference } from '../../shared/api/reference.ts';
import type { Random } from '../support/seeded-random.ts';

/** An enquiry as sent, already in its normalised form. */
export type SentEnquiry = EnquiryWords & { reference: string };

/** Texts that have been garbled before: scripts, quotes, single dots, lines that resemble headers, long lines and texts. */
const names = ['Ada Lovelace', 'Zoë Ångström', '山田 太郎', 'Weber, Jürgen "JW"', '<b>Seán</b> O’Brien'] as const;
const messages = [
  'We sell shoes.\n\nCan you help?',
  '.\n..\n.two dots\nFrom the start\n\n-- \nnot the end\n.',
  '<script>alert(1)</script> & "quotes" = 100 %=20',
  'Grüße aus Köln – ありがとう 🛒👩‍👩‍👧\n\tindented',
  'x'.repeat(3_000),
  'A line that goes on, as people write them. '.repeat(100).trim(),
] as const;

export function makeEnquiry(random: Random): SentEnquiry {
  const reference = makeReference();
  return {
    reference,
    name: random.oneOf(names),
    email: `visitor+${reference.toLowerCase()}@shop.example`,
    phone: random.oneOf(['+49 30 1234567', null]),
    message: `${random.oneOf(messages)}\n${reference}`,
  };
}
