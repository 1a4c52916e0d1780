import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test, vi } from 'vitest';
import { pagePolicy } from '../../../scripts/build/finish/page-policy.ts';
import { content } from '../../../tests/support/content/site-routes.ts';
import { panelContent } from '../chat/panel-content.ts';
import { chatService, emailService, measuredBy, sendFormAddress, tagManagerId, tagManagerOrigin } from './services.ts';

type Environment = Record<string, string | undefined>;

const provider = 'https://generativelanguage.googleapis.com';
const chat = { PUBLIC_CHAT_BASE: provider, PUBLIC_CHAT_KEY: 'a-key', PUBLIC_CHAT_MODEL: 'gemini-flash' };
const emailJs = 'https://api.emailjs.com';
const email = {
  PUBLIC_EMAIL_BASE: emailJs,
  PUBLIC_EMAILJS_KEY: 'key',
  PUBLIC_EMAILJS_SERVICE: 'service',
  PUBLIC_EMAILJS_TEMPLATE: 'template',
};

describe('settings choose the service for', () => {
  test.each<[string, (environment: Environment) => unknown, Environment, unknown]>([
    ['the assistant', chatService, {}, { base: '', model: 'site' }],
    ['the assistant', chatService, { PUBLIC_CHAT_BASE: '', PUBLIC_CHAT_KEY: ' ' }, { base: '', model: 'site' }],
    ['the assistant', chatService, chat, { base: provider, model: 'gemini-flash', key: 'a-key' }],
    ['the assistant', chatService, { ...chat, PUBLIC_CHAT_BASE: `${provider}/` }, expect.objectContaining({ base: provider })],
    ['the form', emailService, {}, { publicKey: 'site', serviceId: 'site', templateId: 'enquiry' }],
    ['the form', emailService, { PUBLIC_EMAIL_BASE: '', PUBLIC_EMAILJS_KEY: ' ' }, expect.objectContaining({ publicKey: 'site' })],
    ['the form', emailService, email, { origin: emailJs, publicKey: 'key', serviceId: 'service', templateId: 'template' }],
    ['the form', emailService, { ...email, PUBLIC_EMAIL_BASE: `${emailJs}/` }, expect.objectContaining({ origin: emailJs })],
    ['the form', (set) => sendFormAddress(emailService(set)), {}, '/api/v1.0/email/send-form'],
    ['the form', (set) => sendFormAddress(emailService(set)), email, `${emailJs}/api/v1.0/email/send-form`],
    ['the tag manager', tagManagerId, {}, undefined],
    ['the tag manager', tagManagerId, { PUBLIC_GTM_ID: ' ' }, undefined],
    ['the tag manager', tagManagerId, { PUBLIC_GTM_ID: ' GTM-ABC1234 ' }, 'GTM-ABC1234'],
    // If form and assistant are both external, only the host can measure.
    ['measurement', measuredBy, {}, 'own-server'],
    ['measurement', measuredBy, email, 'own-server'],
    ['measurement', measuredBy, chat, 'own-server'],
    ['measurement', measuredBy, { ...email, ...chat }, 'nobody'],
    ['measurement', measuredBy, { ...email, ...chat, PUBLIC_HOST_MEASURES: 'on' }, 'host'],
    ['measurement', measuredBy, { PUBLIC_HOST_MEASURES: 'on' }, 'host'],
  ])('%s: %3$o', (_, readSettings, environment, expected) => expect(readSettings(environment)).toEqual(expected));

  test('the panel attributes answers to this site only if they come from it', () => {
    expect(panelContent().words.notice).toBe(content.chat.notice);
    for (const [name, value] of Object.entries(chat)) vi.stubEnv(name, value);
    const { words } = panelContent();
    vi.unstubAllEnvs();
    expect(words.notice).toBe(content.chat.noticeElsewhere);
    expect(JSON.stringify(words)).not.toContain(content.chat.notice);
  });
});

describe('a build fails with instructions', () => {
  test('when only some settings are set', () => {
    expect(() => chatService({ ...chat, PUBLIC_CHAT_KEY: undefined, PUBLIC_CHAT_MODEL: '' })).toThrow(
      /^PUBLIC_CHAT_KEY and PUBLIC_CHAT_MODEL must be set as well/,
    );
    expect(() => emailService({ ...email, PUBLIC_EMAILJS_KEY: undefined, PUBLIC_EMAILJS_TEMPLATE: '' })).toThrow(
      /^PUBLIC_EMAILJS_KEY and PUBLIC_EMAILJS_TEMPLATE must be set as well/,
    );
  });

  test.each(['api.example', 'ftp://api.example', 'https://api.example/v1beta', 'https://user:secret@api.example', 'javascript:alert(1)'])(
    'when the base is %s',
    (base) => {
      expect(() => chatService({ ...chat, PUBLIC_CHAT_BASE: base })).toThrow(
        `PUBLIC_CHAT_BASE must be the origin of a provider, such as ${provider}, not "${base}"`,
      );
      expect(() => emailService({ ...email, PUBLIC_EMAIL_BASE: base })).toThrow(
        `PUBLIC_EMAIL_BASE must be the origin of an e-mail service, such as ${emailJs}, not "${base}"`,
      );
    },
  );

  test('when PUBLIC_HOST_MEASURES is invalid', () => {
    expect(() => measuredBy({ PUBLIC_HOST_MEASURES: 'yes' })).toThrow('PUBLIC_HOST_MEASURES must be on or off, not "yes"');
  });

  test.each(['ABC1234', 'GTM-', 'gtm-abc1234', 'GTM-ABC"><script>', 'G-ABC1234', 'GTM-ABC1234 GTM-ABC1235'])(
    'when the id of the tag manager is %s',
    (id) => {
      expect(() => tagManagerId({ PUBLIC_GTM_ID: id })).toThrow(
        `PUBLIC_GTM_ID must be a container's id as Google Tag Manager shows it, such as GTM-ABC1234, not "${id}"`,
      );
    },
  );
});

test.each([
  ['a model', { chat: provider }, [`connect-src 'self' ${provider}`]],
  ['an e-mail service', { email: emailJs }, [`form-action 'self' ${emailJs}`, `connect-src 'self' ${emailJs}`]],
  [
    'the tag manager',
    { tagManager: tagManagerOrigin },
    [`img-src 'self' data: ${tagManagerOrigin}`, `connect-src 'self' ${tagManagerOrigin}`, `script-src 'self' ${tagManagerOrigin}`],
  ],
])('the content security policy allows %s only if configured', (_, services, added) => {
  const page = unified().use(rehypeParse).parse('<!doctype html><title>x</title>');
  const policyOf = (more?: object) => pagePolicy(page, false, more).split('; ');
  expect(policyOf()).toEqual(expect.arrayContaining(["form-action 'self'", "connect-src 'self'"]));
  expect(policyOf(services).filter((rule) => !policyOf().includes(rule))).toEqual(added);
});
