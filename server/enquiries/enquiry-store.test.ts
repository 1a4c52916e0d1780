import { describe, expect, test } from 'vitest';
import { cleanField } from '../../shared/api/clean-field.ts';
import { controlNames, findMistake } from '../../shared/api/enquiry.ts';
import { cleanValues } from '../../site/src/contact/draft.ts';
import { formFields } from '../../tests/support/content/sample-enquiry.ts';
import { enquiryFrom } from './enquiry-store.ts';

const fields = formFields({ from_name: 'Asha', from_email: 'asha@shop.example', message: 'We sell lamps.' });
const params = (more: object = {}) => ({ ...fields, ...more });
const noon = Date.UTC(2026, 10, 20, 12);
const day = 86_400_000;

test.each(['\u200B', '\u3164\u00A0', '\u2800', '\u202E \u2069', '\uFE0F', '\u00AD\uFEFF'])(
  'an enquiry with an invisible name or message is invalid: %j',
  (nothing) => {
    const mistake = { kind: 'required', fields: ['from_name', 'message'] };
    expect(findMistake({ ...fields, from_name: nothing, message: nothing })).toEqual(mistake);
  },
);

test.each([
  ' asha@shop.example ',
  '<asha@shop.example>',
  'Asha Rao <asha@shop.example>',
  '"Rao, Asha" <asha@shop.example>;',
  'mailto:asha@shop.example',
  'MAILTO:asha@shop.example?subject=Lamps',
  '<mailto:asha@shop.example>',
  'asha@shop.example,',
  'asha@shop.example;',
  'asha@shop.example.',
  '\u202Aasha@shop.example\u202C',
  'asha@\u200Bshop.example',
])('the address %j becomes asha@shop.example in browser and server', (from_email) => {
  expect(findMistake({ ...fields, from_email })).toBeUndefined();
  expect(cleanValues({ ...fields, from_email }).from_email).toBe('asha@shop.example');
  expect(enquiryFrom(params({ from_email }), undefined).email).toBe('asha@shop.example');
});

test('normalisation is idempotent', () => {
  for (const text of ['a\u200B b', '<<a@b.co>>,', 'mailto:mailto:a@b.co', ' \u3164a\u00AD ', 'a\r\nb'])
    for (const name of controlNames) expect(cleanField(name, cleanField(name, text)), `${name} ${text}`).toBe(cleanField(name, text));
});

test('a phone number that is missing, empty or "none" is not stored', () => {
  for (const phone_number of [undefined, '', '  ', 'Not provided'])
    expect(enquiryFrom(params({ phone_number }), undefined).phone).toBeNull();
  expect(enquiryFrom(params({ phone_number: '+91 22 1234' }), undefined).phone).toBe('+91 22 1234');
});

describe('a repeated enquiry', () => {
  test('has the same fingerprint', () => {
    const { fingerprint } = enquiryFrom(params(), 'AAAA-AAAA-AAAA-AAAA');
    expect(enquiryFrom(params({ reply_to: 'x@y.z', to_email: 'x@y.z' }), 'BBBB-BBBB-BBBB-BBBB').fingerprint).toBe(fingerprint);
    for (const other of [{ from_name: 'Ash' }, { from_email: 'a@b.c' }, { phone_number: '1' }, { message: 'x' }])
      expect(enquiryFrom(params(other), undefined).fingerprint).not.toBe(fingerprint);
    // Moving text from one field to the next changes the fingerprint.
    expect(enquiryFrom(params({ from_name: 'ab', message: 'c' }), undefined).fingerprint).not.toBe(
      enquiryFrom(params({ from_name: 'a', message: 'bc' }), undefined).fingerprint,
    );
  });

  test('without a reference gets one derived from day and words', () => {
    const { reference } = enquiryFrom(params(), undefined, noon);
    expect(enquiryFrom(params(), undefined, noon + 1000).reference).toBe(reference);
    expect(enquiryFrom(params(), undefined, noon + day).reference).not.toBe(reference);
    expect(enquiryFrom(params({ message: 'Other words.' }), undefined, noon).reference).not.toBe(reference);
  });
});
