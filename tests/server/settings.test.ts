import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../server/settings.ts';

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
  ])('%s=%s is refused by name, with what to write instead', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`  ${name} must .*, not "${value}"`));
  });

  test('that are wrong are all named at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y', TRUST_PROXY: 'z' })).toThrow(/PORT must.*LOG_LEVEL must.*TRUST_PROXY must/s);
  });
});
