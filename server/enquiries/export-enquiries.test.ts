import { expect, test } from 'vitest';
import { eachField, fieldNames } from '../../content/enquiry-fields.ts';
import { enquiryWords } from '../../tests/support/content/sample-enquiry.ts';
import { enquiriesCsv } from './export-enquiries.ts';

const enquiry = {
  reference: 'K7QM-2XWD-9F3H-T0V1',
  state: 'delivered' as const,
  receivedAt: Date.UTC(2026, 10, 20, 12),
  ...enquiryWords(),
  reason: null,
  attempts: 1,
  deliveredAt: Date.UTC(2026, 10, 20, 12, 0, 1),
  lastError: null,
  handling: 'answered' as const,
  handledAt: Date.UTC(2026, 10, 21, 9),
  handledBy: 'Ravi',
};
const zone = 'Asia/Kolkata';
const row = (more: object) => enquiriesCsv([{ ...enquiry, ...more }], zone).split('\r\n')[1];

test('enquiriesCsv writes a header and a line per enquiry, in words and by the agency’s clocks', () => {
  expect(enquiriesCsv([{ ...enquiry, ...eachField((name) => name) }], zone)).toBe(
    `\ufeffreference,state,received,${fieldNames},state since,state by\r\n` +
      `K7QM-2XWD-9F3H-T0V1,Answered,2026-11-20 17:30,${fieldNames},2026-11-21 14:30,Ravi\r\n`,
  );
});

test.each(['=1+1', '+1+1', '+cmd|x', '+A1', '+91 22*2', '-1', '-1-2', '@SUM(A1)', '\t=1', '＝1'])(
  'enquiriesCsv escapes the formula %s',
  (phone) => {
    expect(row({ phone })).toContain(`'${phone}`);
  },
);

test.each([
  ['+91 22 1234', '+91 22 1234'],
  ['+912212345678', '+912212345678'],
  ['+44 (0)20 7946 0000', '+44 (0)20 7946 0000'],
  ['+1.555.0100', '+1.555.0100'],
  // Hyphens would make a spreadsheet subtract.
  ['+91-22-1234', '+91 22 1234'],
  ['022 1234-5', '022 1234-5'],
])('enquiriesCsv writes the phone number %s as %s', (phone, cell) => {
  expect(row({ phone })).toContain(`,asha@shop.example,${cell},`);
});

test('enquiriesCsv keeps commas, quotes and line breaks within their cell', () => {
  expect(enquiriesCsv([{ ...enquiry, message: 'One, "two"\nthree' }], zone)).toContain(',"One, ""two""\nthree",');
  expect(enquiriesCsv([{ ...enquiry, message: 'One\ntwo' }], zone)).toContain(',"One\ntwo",');
});
