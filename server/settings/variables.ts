import { z } from 'zod';
import { isLoopback } from '../http/trusted-proxies.ts';

/** Removes quotes around a value. systemd removes them when it reads a file, but containers do not. */
export function plainValue(value: string): string {
  const text = value.trim();
  return /^(["'])(.*)\1$/.exec(text)?.[2]?.trim() ?? text;
}

const mailbox = String.raw`[^<>,\s@]+@[^<>,\s@]+`;
const oneAddress = `(?: *${mailbox}|[^<>,\\r\\n]*<${mailbox}>) *`;
/** Match one address, bare or in angle brackets after a name, and several separated by commas. */
const mailAddress = new RegExp(`^${oneAddress}$`);
const mailAddresses = new RegExp(`^${oneAddress}(?:,${oneAddress})*$`);

/** Address of a site without a SITE_URL. */
export const noSiteUrl = 'http://localhost:3000';

/** Returns a test whether a text is a URL of one of the given protocols, such as smtp:. */
function isUrlOf(...protocols: string[]) {
  return (text: string) => protocols.includes(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '';
}

/**
 * Returns whether user and password in a URL are percent-encoded where necessary. Otherwise a part of the password could be parsed
 * as the host.
 */
function isPercentEncoded(text: string): boolean {
  const userInfo = /^[a-z]+:\/\/(.*)@/is.exec(text)?.[1];
  if (userInfo === undefined) return true;
  try {
    decodeURIComponent(userInfo);
  } catch {
    return false;
  }
  return !/[@/?#]/.test(userInfo);
}

/** Message with the fix for a URL that is not percent-encoded. */
const percentEncodingFix =
  'has a sign in its user or password that must be percent-encoded: write % as %25, @ as %40, # as %23, / as %2F and ? as %3F';

/** Returns whether a URL has no user, password or query, because they would appear in logs, and because paths are appended to the URL. */
function isPlainUrl(text: string): boolean {
  const url = URL.parse(text);
  return isUrlOf('http:', 'https:')(text) && url?.username === '' && url.password === '' && !/[?#]/.test(text);
}

/** Returns whether a URL has no user and password, and its connection is encrypted or stays on this machine. */
function isSafeUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

/**
 * Makes the rule for a whole number.
 * @param example shown in the message
 */
function wholeNumber(least: number, most: number, example: number) {
  const message = `must be a whole number from ${least} to ${most}, such as ${example}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

const proxyAddress = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'must list IP addresses or ranges, separated by commas, such as 127.0.0.1, 10.0.0.0/8',
);

function commaSeparated(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

const webhookSecretFix = 'must be whsec_ and 24 to 64 bytes in base64, such as "echo whsec_$(openssl rand -base64 32)" prints';

/**
 * Environment variables of the server. A new variable needs a rule with a default here, a property in `Settings` (settings.ts), and a
 * row in README.md. A rule's message names the fix.
 */
export const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 3000).default(3000),
  OPERATIONS_HOST: z.string().default('127.0.0.1'),
  OPERATIONS_PORT: wholeNumber(0, 65_535, 3001).optional(),
  OPERATIONS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{24,}$/, 'must be at least 24 characters without spaces, such as "openssl rand -hex 24" prints')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent')
    .default('info'),
  TRUST_PROXY: z.string().default('').transform(commaSeparated).pipe(z.array(proxyAddress)),
  SITE_URL: z
    .string()
    .default(noSiteUrl)
    .refine(
      isUrlOf('http:', 'https:'),
      'must be the public address of the site with https:// or http:// before it, such as https://tarazu.example',
    )
    .transform((url) => new URL(url).origin),
  CONTENT_DIR: z.string().default('content'),
  EDITING: z.enum(['on', 'off'], 'must be on or off').optional(),
  DATA_DIR: z.string().default('var'),
  DATABASE_URL: z
    .string()
    .refine(isPercentEncoded, { error: percentEncodingFix, abort: true })
    .refine(isUrlOf('postgres:', 'postgresql:'), 'must be a PostgreSQL address, such as postgres://user:password@host:5432/database')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isPercentEncoded, { error: percentEncodingFix, abort: true })
    .refine(isUrlOf('smtp:', 'smtps:'), 'must be the address of a mail server, such as smtps://user:password@mail.example:465')
    .optional(),
  MAIL_FROM: z.string().regex(mailAddress, 'must be one address, such as "Tarazu website <website@tarazu.example>"').optional(),
  WEBHOOK_URL: z
    .string()
    .refine(
      isSafeUrl,
      'must be the address of a receiver with https:// before it, or http:// on this machine, such as https://hooks.your.domain/tarazu',
    )
    .optional(),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/, webhookSecretFix)
    .transform((text) => Buffer.from(text.slice('whsec_'.length), 'base64'))
    .refine(({ length }) => length >= 24 && length <= 64, webhookSecretFix)
    .optional(),
  ENQUIRIES_TO: z
    .string()
    .regex(mailAddresses, 'must be an address, or several with commas between them, such as owner@tarazu.example')
    .optional(),
  ENQUIRIES_PER_MINUTE: wholeNumber(1, 1_000_000, 5).default(5),
  ENQUIRIES_KEPT_DAYS: wholeNumber(1, 36_500, 180).optional(),
  CHAT_PROVIDER: z.enum(['builtin', 'google', 'openai-compatible'], 'must be builtin, google or openai-compatible').default('builtin'),
  CHAT_MODEL: z
    .string()
    .regex(/^\w[\w.:@-]*(\/\w[\w.:@-]*)*$/, "must be the model's name as its provider writes it, such as gemini-3.5-flash-lite")
    .optional(),
  CHAT_BASE_URL: z
    .string()
    .refine(isPlainUrl, 'must be the address of an API without user, password or question mark, such as http://127.0.0.1:11434/v1')
    .optional(),
  CHAT_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be the key alone, without spaces')
    .optional(),
  CHAT_PER_MINUTE: wholeNumber(1, 1_000_000, 20).default(20),
  CHAT_FALLBACK: z.enum(['on', 'off'], 'must be on or off').default('on'),
  CHAT_DAILY_LIMIT: wholeNumber(0, 1_000_000_000, 2000).default(2000),
  CHAT_VISITOR_DAILY_LIMIT: wholeNumber(0, 1_000_000_000, 50).default(50),
  CHAT_CONTEXT_TOKENS: wholeNumber(500, 1_000_000, 112000).default(112000),
});

/** Parsed environment variables. */
export type Variables = z.infer<typeof variables>;

/** Names of variables that hold secrets, perhaps by mistake. Messages never repeat their values. */
export const secret = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'CHAT_BASE_URL',
  'CHAT_API_KEY',
  'OPERATIONS_TOKEN',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
]);

/** Returns the desk's port. If the public port is any free one, so is the desk's, so that several servers can start on one machine. */
export function operationsPort({ PORT, OPERATIONS_PORT }: Pick<Variables, 'PORT' | 'OPERATIONS_PORT'>): number {
  return OPERATIONS_PORT ?? (PORT === 0 ? 0 : 3001);
}
