import { describe, expect, test } from 'vitest';
import { readSettings } from '../../server/settings/settings.ts';

describe('settings of the assistant', () => {
  test('have defaults that need no key and no network', () => {
    expect(readSettings({})).toMatchObject({
      chatModel: undefined,
      chatPerMinute: 20,
      chatFallback: true,
      chatDailyLimit: 2000,
      chatVisitorDailyLimit: 50,
    });
  });

  test('name a model and how to reach it', () => {
    const google = { CHAT_PROVIDER: 'google', CHAT_MODEL: 'gemini-3.5-flash-lite', CHAT_API_KEY: 'k-1' };
    expect(readSettings(google).chatModel).toEqual({
      provider: 'google',
      model: 'gemini-3.5-flash-lite',
      contextTokens: 48_000,
      apiKey: 'k-1',
      baseUrl: undefined,
    });
    const own = { CHAT_PROVIDER: 'openai-compatible', CHAT_MODEL: 'org/model:8b', CHAT_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect(readSettings(own).chatModel).toEqual({
      provider: 'openai-compatible',
      model: 'org/model:8b',
      contextTokens: 48_000,
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:11434/v1',
    });
  });

  test('are read from the environment', () => {
    const limits = { CHAT_PER_MINUTE: '3', CHAT_FALLBACK: 'off', CHAT_DAILY_LIMIT: '0', CHAT_VISITOR_DAILY_LIMIT: '1' };
    expect(readSettings(limits)).toMatchObject({ chatPerMinute: 3, chatFallback: false, chatDailyLimit: 0, chatVisitorDailyLimit: 1 });
  });

  test.each([
    ['google', {}, /CHAT_MODEL is not set, and CHAT_PROVIDER is google.*CHAT_API_KEY is not set/s],
    ['google', { CHAT_MODEL: 'm' }, /CHAT_API_KEY is not set, and CHAT_PROVIDER is google/],
    ['openai-compatible', {}, /CHAT_MODEL is not set.*CHAT_BASE_URL is not set, and CHAT_PROVIDER is openai-compatible/s],
  ])('with %s and %j say what is missing', (CHAT_PROVIDER, more, message) => {
    expect(() => readSettings({ CHAT_PROVIDER, ...more })).toThrow(message);
  });

  test.each([
    ['CHAT_PROVIDER', 'gemini'],
    ['CHAT_MODEL', '../models'],
    ['CHAT_PER_MINUTE', '0'],
    ['CHAT_FALLBACK', 'yes'],
    ['CHAT_DAILY_LIMIT', '-1'],
    ['CHAT_VISITOR_DAILY_LIMIT', '1.5'],
  ])('%s=%s is refused by name, with what to write instead', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`  ${name} must be`);
    expect(() => readSettings({ [name]: value })).toThrow(`, not "${value}"`);
  });

  test.each([
    ['CHAT_API_KEY', 'geheim geheim'],
    ['CHAT_BASE_URL', 'https://geheim:geheim@api.example/v1'],
    ['CHAT_BASE_URL', 'https://api.example/v1?key=geheim'],
    ['CHAT_BASE_URL', 'file:///geheim'],
  ])('never repeat what may be a secret: %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
    expect(() => readSettings({ [name]: value })).not.toThrow(/geheim/);
  });
});
