import { describe, expect, test } from 'vitest';
import { cleanField } from '../../shared/api/clean-field.ts';
import { controlNames, findMistake } from '../../shared/api/enquiry.ts';
import { cleanValues } from '../../site/src/islands/contact/draft.ts';
import { formFields } from '../../tests/support/sample-enquiry.ts';
import { enquiryFrom } from './enquiry.ts';

const fields = formFields({ from_name: 'Asha', from_email: 'asha@shop.example', message: 'We sell lamps.' });
const params = (more: object = {}) => ({ ...fields, ...more });
const noon = Date.UTC(2026, 10, 20, 12);
const day = 86_400_000;

describe('an enquiry can be sent', () => {
  test('with name, email and message', () => {
    expect(findMistake(fields)).toBeUndefined();
    expect(findMistake({ ...fields, from_email: ' asha@shop.example ' })).toBeUndefined();
  });

  test.each(['from_name', 'from_email', 'message'] as const)('not without %s', (name) => {
    expect(findMistake({ ...fields, [name]: ' \n ' })).toEqual({ kind: 'required', fields: [name] });
  });

  test.each(['\u200B', '\u3164\u00A0', '\u2800', '\u202E \u2069', '\uFE0F', '\u00AD\uFEFF'])(
    'not with a name or a message of nothing visible: %j',
    (nothing) => {
      expect(findMistake({ ...fields, from_name: nothing, message: nothing })).toEqual({
        kind: 'required',
        fields: ['from_name', 'message'],
      });
    },
  );

  test.each(['asha@shop', 'asha shop.example', '<asha@shop>', 'asha@shop.example, ben@shop.example'])(
    'not with the address %s',
    (from_email) => {
      expect(findMistake({ ...fields, from_email })).toEqual({ kind: 'email', fields: ['from_email'] });
    },
  );

  test('and every field that is missing is named', () => {
    expect(findMistake(formFields())?.fields).toEqual(['from_name', 'from_email', 'message']);
  });
});

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
])('the address %j is asha@shop.example, in the browser and on the server', (from_email) => {
  expect(findMistake({ ...fields, from_email })).toBeUndefined();
  expect(cleanValues({ ...fields, from_email }).from_email).toBe('asha@shop.example');
  expect(enquiryFrom(params({ from_email }), undefined).email).toBe('asha@shop.example');
});

test('what is cleaned once is clean', () => {
  for (const text of ['a\u200B b', '<<a@b.co>>,', 'mailto:mailto:a@b.co', ' \u3164a\u00AD ', 'a\r\nb'])
    for (const name of controlNames) expect(cleanField(name, cleanField(name, text)), `${name} ${text}`).toBe(cleanField(name, text));
});

test('no phone number is kept when it was left out, empty or said not to be there', () => {
  for (const phone_number of [undefined, '', '  ', 'Not provided'])
    expect(enquiryFrom(params({ phone_number }), undefined).phone).toBeNull();
  expect(enquiryFrom(params({ phone_number: '+91 22 1234' }), undefined).phone).toBe('+91 22 1234');
});

describe('the same enquiry', () => {
  test('is known by its words', () => {
    const { fingerprint } = enquiryFrom(params(), 'AAAA-AAAA-AAAA-AAAA');
    expect(enquiryFrom(params({ reply_to: 'x@y.z', to_email: 'x@y.z' }), 'BBBB-BBBB-BBBB-BBBB').fingerprint).toBe(fingerprint);
    for (const other of [{ from_name: 'Ash' }, { from_email: 'a@b.c' }, { phone_number: '1' }, { message: 'x' }])
      expect(enquiryFrom(params(other), undefined).fingerprint).not.toBe(fingerprint);
    // Moving text from one field to the next changes the fingerprint.
    expect(enquiryFrom(params({ from_name: 'ab', message: 'c' }), undefined).fingerprint).not.toBe(
      enquiryFrom(params({ from_name: 'a', message: 'bc' }), undefined).fingerprint,
    );
  });

  test('gets the same reference on the same day when it brings none, and a new one on another day', () => {
    const { reference } = enquiryFrom(params(), undefined, noon);
    expect(enquiryFrom(params(), undefined, noon + 1000).reference).toBe(reference);
    expect(enquiryFrom(params(), undefined, noon + day).reference).not.toBe(reference);
    expect(enquiryFrom(params({ message: 'Other words.' }), undefined, noon).reference).not.toBe(reference);
  });
});
