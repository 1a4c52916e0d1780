import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../../server/settings/settings.ts';
import { siteOrigin } from '../../../server/settings/site-origin.ts';
import { variables } from '../../../server/settings/variables.ts';

const token = 'a-token-of-more-than-24-letters';
const google = { CHAT_PROVIDER: 'google', CHAT_MODEL: 'gemini-3.5-flash-lite', CHAT_API_KEY: 'k-1' };
const local = { CHAT_PROVIDER: 'openai-compatible', CHAT_MODEL: 'org/model:8b', CHAT_BASE_URL: 'http://127.0.0.1:11434/v1' };
const mail = {
  SMTP_URL: 'smtps://user:pass@mail.example',
  MAIL_FROM: 'Tarazu <web@tarazu.example>',
  ENQUIRIES_TO: 'a@b.example, Owner <c@d.example>',
};

/** Returns the error message of wrong settings. */
function messageOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('settings', () => {
  test('have defaults that need no key and no network', () => {
    const defaults = readSettings({});
    expect(defaults).toMatchObject({ host: '127.0.0.1', port: 3000, logLevel: 'info', trustProxy: [] });
    expect(defaults.operations).toEqual({ host: '127.0.0.1', port: 3001, token: undefined });
    expect(defaults).toMatchObject({ chatModel: undefined, chatPerMinute: 20, chatFallback: true, enquiriesPerMinute: 5 });
    expect(defaults).toMatchObject({ chatDailyLimit: 2000, chatVisitorDailyLimit: 50 });
    expect(readSettings({ PORT: ' ', HOST: '', TRUST_PROXY: '' })).toEqual(defaults);
  });

  test('lead from the desk to this server without a SITE_URL', () => {
    expect(readSettings({ PORT: '5411' }).liveUrl).toBe('http://localhost:5411');
    expect(readSettings({ PORT: '5411', SITE_URL: 'https://tarazu.example' }).liveUrl).toBe('https://tarazu.example');
  });

  test('may be quoted', () => {
    expect(readSettings({ PORT: '"8080"', ...mail, MAIL_FROM: `'${mail.MAIL_FROM}'` })).toMatchObject({
      port: 8080,
      mailFrom: mail.MAIL_FROM,
    });
    expect(readSettings({ ...mail, MAIL_FROM: '"Tarazu web" <web@tarazu.example>' }).mailFrom).toBe('"Tarazu web" <web@tarazu.example>');
    expect(siteOrigin({ SITE_URL: '"https://shop.example"' })).toBe('https://shop.example');
  });

  test('are in the README with their defaults', () => {
    const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) *\| (.*?) *\|/gm)];
    const documented = rows.flatMap(([, names = '', values = '']) => {
      const defaults = values.split(', ');
      return [...names.matchAll(/[A-Z_]+/g)].map(([name], place) => [name, defaults[place] ?? 'none'] as const);
    });
    for (const [name, rule] of Object.entries(variables.shape)) {
      const value = String(rule.safeParse(undefined).data ?? '');
      // By default, the desk's port is the one after the public port.
      const expected = name === 'OPERATIONS_PORT' ? String(readSettings({}).operations.port) : value || 'none';
      expect(Object.fromEntries(documented)[name], name).toBe(expected);
    }
  });

  test('allow editing at a desk on loopback, and elsewhere only explicitly', () => {
    const elsewhere = { OPERATIONS_HOST: '10.0.0.5', OPERATIONS_TOKEN: 'x'.repeat(24) };
    expect([{}, elsewhere, { ...elsewhere, EDITING: 'on' }, { EDITING: 'off' }].map((given) => readSettings(given).editing)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(messageOf({ OPERATIONS_HOST: '10.0.0.5', EDITING: 'on' })).toContain('OPERATIONS_TOKEN is not set');
    expect(messageOf({ EDITING: 'yes' })).toContain('EDITING must be on or off, not "yes"');
  });

  test.each<[Record<string, string>, object]>([
    [
      { HOST: '0.0.0.0', PORT: '8080', LOG_LEVEL: 'debug' },
      { host: '0.0.0.0', port: 8080, logLevel: 'debug' },
    ],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    [{ PORT: '0' }, { operations: { port: 0 } }],
    [{}, { enquiriesKeptDays: undefined }],
    [{ ENQUIRIES_KEPT_DAYS: '180' }, { enquiriesKeptDays: 180 }],
    [mail, { smtpUrl: mail.SMTP_URL, mailFrom: mail.MAIL_FROM, enquiriesTo: mail.ENQUIRIES_TO }],
    [
      { CHAT_PER_MINUTE: '3', CHAT_FALLBACK: 'off' },
      { chatPerMinute: 3, chatFallback: false },
    ],
    [
      { CHAT_DAILY_LIMIT: '0', CHAT_VISITOR_DAILY_LIMIT: '1' },
      { chatDailyLimit: 0, chatVisitorDailyLimit: 1 },
    ],
    [
      google,
      { chatModel: { provider: 'google', model: 'gemini-3.5-flash-lite', contextTokens: 112_000, apiKey: 'k-1', baseUrl: undefined } },
    ],
    [local, { chatModel: { provider: 'openai-compatible', model: 'org/model:8b', apiKey: undefined, baseUrl: local.CHAT_BASE_URL } }],
    ...['127.3.4.5', '::1', 'localhost'].map((host): [Record<string, string>, object] => [
      { OPERATIONS_HOST: host },
      { operations: { host, token: undefined } },
    ]),
    ...['0.0.0.0', '127.evil.example'].map((host): [Record<string, string>, object] => [
      { OPERATIONS_HOST: host, OPERATIONS_TOKEN: token },
      { operations: { host, token } },
    ]),
  ])('are read from the environment: %o', (environment, read) => expect(readSettings(environment)).toMatchObject(read));

  test.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['SITE_URL', 'tarazu.example'],
    ['SITE_URL', 'ftp://tarazu.example'],
    ['ENQUIRIES_PER_MINUTE', '0'],
    ['ENQUIRIES_KEPT_DAYS', '0'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'web@tarazu.example, shop@tarazu.example'],
    ['ENQUIRIES_TO', 'owner@tarazu.example; other@tarazu.example'],
    ['OPERATIONS_PORT', 'x'],
    ['CHAT_PROVIDER', 'gemini'],
    ['CHAT_MODEL', '../models'],
    ['CHAT_PER_MINUTE', '0'],
    ['CHAT_FALLBACK', 'yes'],
    ['CHAT_DAILY_LIMIT', '-1'],
    ['CHAT_VISITOR_DAILY_LIMIT', '1.5'],
  ])('%s=%s is refused by name with the fix', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`  ${name} must .*, not "${value}"`));
  });

  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

  test.each(['http://hooks.your.domain/tarazu', 'https://user:pass@hooks.your.domain/', 'hooks.shop.example/tarazu'])(
    'refuse %s as a webhook, without repeating it',
    (url) => {
      const message = messageOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
      expect(message).toMatch(/WEBHOOK_URL must be the address of a receiver with https:\/\/ before it/);
      expect(message).not.toContain(url);
    },
  );

  test.each(['whsec_', 'whsec_short', secret.slice('whsec_'.length), `whsec_${'A'.repeat(100)}`, `${secret} x`])(
    'refuse %s as a secret of webhooks, without repeating it',
    (given) => {
      const message = messageOf({ WEBHOOK_URL: 'https://hooks.your.domain/', WEBHOOK_SECRET: given });
      expect(message).toMatch(/WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64, such as/);
      expect(message).not.toContain(`"${given}"`);
    },
  );

  test.each(['https://hooks.your.domain/tarazu?key=1', 'http://localhost:3100/', 'http://[::1]:3100/'])('accept %s as a webhook', (url) => {
    expect(readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }).webhook).toEqual({ url, secret: Buffer.alloc(32, 7) });
    expect(messageOf({ WEBHOOK_URL: url })).toMatch(/WEBHOOK_SECRET is not set, and WEBHOOK_URL is/);
  });

  test.each(['%', '@', '#', '/', '?', '12#'])('require percent-encoding in a password with %s', (sign) => {
    const fix = /(SMTP|DATABASE)_URL has a sign in its user or password that must be percent-encoded: write % as %25, @ as %40/g;
    const message = messageOf({ SMTP_URL: `smtp://user:a${sign}b@host`, DATABASE_URL: `postgres://user:a${sign}b@host/name` });
    expect(message.match(fix)).toHaveLength(2);
    const encoded = encodeURIComponent(`a${sign}b`);
    const settings = readSettings({ ...mail, SMTP_URL: `smtp://us%40er:${encoded}@host:25` });
    expect(decodeURIComponent(new URL(settings.smtpUrl ?? '').password)).toBe(`a${sign}b`);
  });

  test("fail the build for an address that is not a website's", () => {
    expect(siteOrigin({ SITE_URL: ' https://shop.example/ ' })).toBe('https://shop.example');
    expect(siteOrigin({ SITE_URL: ' ' })).toBe('http://localhost:3000');
    expect(() => siteOrigin({ SITE_URL: 'ftp://x' })).toThrow(/^SITE_URL must be .* https:\/\/ or http:\/\/ .*, not "ftp:\/\/x"$/);
  });

  test('that are wrong are all reported at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y', TRUST_PROXY: 'z' })).toThrow(/PORT must.*LOG_LEVEL must.*TRUST_PROXY must/s);
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ SMTP_URL: 'smtp://localhost' }, /MAIL_FROM is not set.*ENQUIRIES_TO is not set/s],
    [{ CHAT_PROVIDER: 'google' }, /CHAT_MODEL is not set, and CHAT_PROVIDER is google.*CHAT_API_KEY is not set/s],
    [{ CHAT_PROVIDER: 'google', CHAT_MODEL: 'm' }, /CHAT_API_KEY is not set, and CHAT_PROVIDER is google/],
    [{ CHAT_PROVIDER: 'openai-compatible' }, /CHAT_MODEL is not set.*CHAT_BASE_URL is not set, and CHAT_PROVIDER is openai-compatible/s],
    [{ PORT: '3001' }, /OPERATIONS_PORT is 3001, and so is PORT/],
    ...['0.0.0.0', '::', '192.168.1.7', 'owner.example', '127.evil.example'].map((host): [Record<string, string>, RegExp] => [
      { OPERATIONS_HOST: host },
      new RegExp(`OPERATIONS_TOKEN is not set, and OPERATIONS_HOST ${host} can be reached`),
    ]),
  ])('that require or exclude others are reported: %o', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  test.each([
    ['DATABASE_URL', 'http://user:geheim@host'],
    ['SMTP_URL', 'http://user:geheim@host'],
    ...['SMTP_URL', 'DATABASE_URL'].flatMap((name) => {
      const scheme = name === 'SMTP_URL' ? 'smtp' : 'postgres';
      return ['%', '@', '#', '/', '?', '12/', '%ff'].map((sign): [string, string] => [name, `${scheme}://user:${sign}geheim@host:25`]);
    }),
    ['CHAT_API_KEY', 'geheim geheim'],
    ['CHAT_BASE_URL', 'https://geheim:geheim@api.example/v1'],
    ['CHAT_BASE_URL', 'https://api.example/v1?key=geheim'],
    ['CHAT_BASE_URL', 'file:///geheim'],
    ['OPERATIONS_TOKEN', 'geheim'],
    ['OPERATIONS_TOKEN', `geheim${'x'.repeat(17)}`],
    ['OPERATIONS_TOKEN', 'geheim with spaces in the middle'],
  ])('never repeat a possible secret: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
    expect(() => readSettings({ [name]: value })).not.toThrow(/geheim/);
  });
});
