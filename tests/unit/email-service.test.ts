import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { pagePolicy } from '../../scripts/finish-build/page-policy.ts';
import { emailService, sendFormAddress } from '../../site/src/email-service.ts';
import { hasOwnServer } from '../../site/src/has-own-server.ts';

const direct = {
  PUBLIC_EMAIL_BASE: 'https://api.emailjs.com',
  PUBLIC_EMAILJS_KEY: 'key',
  PUBLIC_EMAILJS_SERVICE: 'service',
  PUBLIC_EMAILJS_TEMPLATE: 'template',
};

describe('the form is sent', () => {
  test('to our own server when nothing is set', () => {
    for (const environment of [{}, { PUBLIC_EMAIL_BASE: '', PUBLIC_EMAILJS_KEY: ' ' }]) {
      const service = emailService(environment);
      expect(service).toEqual({ publicKey: 'site', serviceId: 'site', templateId: 'enquiry' });
      expect(sendFormAddress(service)).toBe('/api/v1.0/email/send-form');
    }
  });

  test('to the e-mail service that all four settings name', () => {
    const service = emailService({ ...direct, PUBLIC_EMAIL_BASE: 'https://api.emailjs.com/' });
    expect(service).toEqual({ origin: 'https://api.emailjs.com', publicKey: 'key', serviceId: 'service', templateId: 'template' });
    expect(sendFormAddress(service)).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  });
});

describe('a build stops, and says what to set', () => {
  test('when only some are set', () => {
    expect(() => emailService({ ...direct, PUBLIC_EMAILJS_KEY: undefined, PUBLIC_EMAILJS_TEMPLATE: '' })).toThrow(
      /^PUBLIC_EMAILJS_KEY and PUBLIC_EMAILJS_TEMPLATE must be set as well/,
    );
  });

  test.each([
    'api.emailjs.com',
    'ftp://mail.example',
    'https://mail.example/api',
    'https://user:secret@mail.example',
    'javascript:alert(1)',
  ])('when the base is %s', (base) => {
    expect(() => emailService({ ...direct, PUBLIC_EMAIL_BASE: base })).toThrow(
      `PUBLIC_EMAIL_BASE must be the origin of an e-mail service, such as https://api.emailjs.com, not "${base}"`,
    );
  });
});

test("the pages' policy allows that service, for a script and for a form, and nothing more", () => {
  const page = unified().use(rehypeParse).parse('<!doctype html><title>x</title>');
  const policyOf = (email?: string) => pagePolicy(page, false, { email }).split('; ');
  expect(policyOf()).toEqual(expect.arrayContaining(["form-action 'self'", "connect-src 'self'"]));
  const changed = policyOf('https://api.emailjs.com').filter((directive) => !policyOf().includes(directive));
  expect(changed).toEqual(["form-action 'self' https://api.emailjs.com", "connect-src 'self' https://api.emailjs.com"]);
});

test('a site measures nothing only where both its form and its assistant go to others', () => {
  const chat = { PUBLIC_CHAT_BASE: 'https://models.example', PUBLIC_CHAT_KEY: 'k', PUBLIC_CHAT_MODEL: 'm' };
  expect([{}, direct, chat, { ...direct, ...chat }].map((environment) => hasOwnServer(environment))).toEqual([true, true, true, false]);
});
