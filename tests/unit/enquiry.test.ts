import { describe, expect, test } from 'vitest';
import { enquiryFrom } from '../../server/enquiries/enquiry.ts';
import { emailSend } from '../../wire/email-send.ts';
import { findMistake } from '../../wire/enquiry.ts';
import { formFields } from '../support/sample-enquiry.ts';

const fields = formFields({ from_name: 'Asha', from_email: 'asha@shop.example', message: 'We sell lamps.' });
const params = (more: object = {}) => ({ ...fields, ...more });
const noon = Date.UTC(2026, 10, 20, 12);
const day = 86_400_000;

describe('an enquiry can be sent', () => {
  test('with name, email and message', () => {
    expect(findMistake(fields)).toBeUndefined();
  });

  test.each(['from_name', 'from_email', 'message'] as const)('not without %s', (name) => {
    expect(findMistake({ ...fields, [name]: ' \n ' })).toEqual({ kind: 'required', fields: [name] });
  });

  test('and every field that is missing is named', () => {
    expect(findMistake(formFields())?.fields).toEqual(['from_name', 'from_email', 'message']);
  });

  test.each(['asha', 'asha@', '@shop.example', 'asha@shop', 'a sha@shop.example', 'asha@shop.example x', 'a@b@c.d'])(
    'not with the email %s',
    (from_email) => {
      expect(findMistake({ ...fields, from_email })).toEqual({ kind: 'email', fields: ['from_email'] });
    },
  );

  test.each(['a@b.c', 'आशा@दुकान.भारत', 'asha+lamps@shop.co.in', ' asha@shop.example '])('with the email %s', (from_email) => {
    expect(findMistake({ ...fields, from_email })).toBeUndefined();
  });
});

describe('what is kept', () => {
  test('has one line in each short field, whatever was typed', () => {
    const { name, email, phone } = enquiryFrom(
      params({ from_name: ' Asha\r\nBcc: all@shop.example\u2028x ', from_email: 'asha@shop.example\r\n', phone_number: '1\n2' }),
      undefined,
    );
    expect([name, email, phone]).toEqual(['Asha Bcc: all@shop.example x', 'asha@shop.example', '1 2']);
  });

  test('has the lines and tabs of the message, and no other control characters', () => {
    const { message } = enquiryFrom(params({ message: '\u0000One\r\ntwo\rthree\u2029four\tfive\u001b[31m\u0085six\n' }), undefined);
    expect(message).toBe('One\ntwo\nthree\nfour\tfive[31msix');
  });

  test('keeps every script and emoji, and puts a sign where half a character was', () => {
    const text = 'नमस्ते दुनिया, שלום עולם, مرحبا, 👩🏽‍🔧, e\u0301';
    expect(enquiryFrom(params({ from_name: text, message: text }), undefined)).toMatchObject({ name: text, message: text });
    expect(enquiryFrom(params({ from_name: 'a\ud800b' }), undefined).name).toBe('a\ufffdb');
  });

  test('has no phone number when it was left out, empty or said not to be there', () => {
    for (const phone_number of [undefined, '', '  ', 'Not provided'])
      expect(enquiryFrom(params({ phone_number }), undefined).phone).toBeNull();
    expect(enquiryFrom(params({ phone_number: '+91 22 1234' }), undefined).phone).toBe('+91 22 1234');
  });
});

describe('the same enquiry', () => {
  test('is known by its words', () => {
    const { fingerprint } = enquiryFrom(params(), 'AAAA-AAAA-AAAA-AAAA');
    expect(enquiryFrom(params({ reply_to: 'x@y.z', to_email: 'x@y.z' }), 'BBBB-BBBB-BBBB-BBBB').fingerprint).toBe(fingerprint);
    for (const other of [{ from_name: 'Ash' }, { from_email: 'a@b.c' }, { phone_number: '1' }, { message: 'x' }])
      expect(enquiryFrom(params(other), undefined).fingerprint).not.toBe(fingerprint);
    // No two fields run into one another.
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

test('a line break counts as one character, as in the browser', () => {
  const body = (message: string) => ({ template_params: params({ message }) });
  expect(emailSend.safeParse(body('a\r\n'.repeat(2500))).success).toBe(true);
  expect(emailSend.safeParse(body('a'.repeat(5000))).success).toBe(true);
  expect(emailSend.safeParse(body('a'.repeat(5001))).success).toBe(false);
});
