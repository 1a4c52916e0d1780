import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../server/settings/settings.ts';

describe('settings', () => {
  test('have a default each; an empty variable counts as not set', () => {
    expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 3000, logLevel: 'info', trustProxy: [] });
    expect(readSettings({ PORT: ' ', HOST: '', TRUST_PROXY: '' })).toMatchObject({ host: '127.0.0.1', port: 3000, trustProxy: [] });
  });

  test('are read from the environment', () => {
    expect(readSettings({ HOST: '0.0.0.0', PORT: '8080', LOG_LEVEL: 'debug', TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      logLevel: 'debug',
      trustProxy: ['10.0.0.0/8', '::1'],
    });
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '30.5'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['SITE_URL', 'tarazu.example'],
    ['ENQUIRIES_PER_MINUTE', '0'],
    ['MAIL_FROM', 'nobody'],
    ['ENQUIRIES_TO', 'owner@tarazu.example; other@tarazu.example'],
  ])('%s=%s is refused by name, with what to write instead', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`  ${name} must .*, not "${value}"`));
  });

  test('that are wrong are all named at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y', TRUST_PROXY: 'z' })).toThrow(/PORT must.*LOG_LEVEL must.*TRUST_PROXY must/s);
  });

  test('of the mail are read as they are written', () => {
    const mail = {
      SMTP_URL: 'smtps://user:pass@mail.example',
      MAIL_FROM: 'Tarazu <web@tarazu.example>',
      ENQUIRIES_TO: 'a@b.example, Owner <c@d.example>',
    };
    expect(readSettings(mail)).toMatchObject({ smtpUrl: mail.SMTP_URL, mailFrom: mail.MAIL_FROM, enquiriesTo: mail.ENQUIRIES_TO });
  });

  test('with a mail server want to know who writes to whom', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://localhost' })).toThrow(/MAIL_FROM is not set.*ENQUIRIES_TO is not set/s);
  });

  test.each(['DATABASE_URL', 'SMTP_URL'])('never repeat the password in %s', (name) => {
    expect(() => readSettings({ [name]: 'http://user:geheim@host' })).toThrow(name);
    expect(() => readSettings({ [name]: 'http://user:geheim@host' })).not.toThrow(/geheim/);
  });
});
