import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopback } from '../http/is-loopback.ts';

const oneAddress = String.raw`[^<>,\s@]+@[^<>,\s@]+`;
/** Addresses, each alone or in angle brackets after a name, with commas between them. */
const mailAddresses = new RegExp(`^(${oneAddress}|[^<>,\\r\\n]*<${oneAddress}>)( *, *(${oneAddress}|[^<>,\\r\\n]*<${oneAddress}>))*$`);

/**
 * The environment variables that the server reads. To add one: its rule with a default here, its place in `Settings` below,
 * and its row in docs/running.md. A rule's message says what to write instead.
 */
const variables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .default('3000')
    .pipe(wholeNumber(0, 65_535, 'such as 3000')),
  OPERATIONS_HOST: z.string().default('127.0.0.1'),
  OPERATIONS_PORT: z
    .string()
    .pipe(wholeNumber(0, 65_535, 'such as 3001'))
    .optional(),
  OPERATIONS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{24,}$/, 'must be at least 24 characters without spaces, such as "openssl rand -hex 24" prints')
    .optional(),
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, 'must be a whole number from 1 to 99, or auto for one a core')
    .default('1')
    .transform((text) => (text === 'auto' ? availableParallelism() : Number(text))),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be fatal, error, warn, info, debug, trace or silent')
    .default('info'),
  TRUST_PROXY: z.string().default('').transform(commaSeparated).pipe(z.array(proxyAddress())),
  SITE_URL: z
    .string()
    .default('http://localhost:3000')
    .refine(isAddressOf('http:', 'https:'), 'must be the public address of the site, such as https://tarazu.example')
    .transform((url) => new URL(url).origin),
  DATA_DIR: z.string().default('var'),
  DATABASE_URL: z
    .string()
    .refine(isAddressOf('postgres:', 'postgresql:'), 'must be a PostgreSQL address, such as postgres://user:password@host:5432/database')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isAddressOf('smtp:', 'smtps:'), 'must be the address of a mail server, such as smtps://user:password@mail.example:465')
    .optional(),
  MAIL_FROM: z.string().regex(mailAddresses, 'must be one address, such as "Tarazu website <website@tarazu.example>"').optional(),
  ENQUIRIES_TO: z
    .string()
    .regex(mailAddresses, 'must be an address, or several with commas between them, such as owner@tarazu.example')
    .optional(),
  ENQUIRIES_PER_MINUTE: z
    .string()
    .default('5')
    .pipe(wholeNumber(1, 1_000_000, 'such as 5')),
  CHAT_PROVIDER: z.enum(['builtin', 'google', 'openai-compatible'], 'must be builtin, google or openai-compatible').default('builtin'),
  CHAT_MODEL: z
    .string()
    .regex(/^\w[\w.:@-]*(\/\w[\w.:@-]*)*$/, "must be the model's name as its provider writes it, such as gemini-3.5-flash-lite")
    .optional(),
  CHAT_BASE_URL: z
    .string()
    .refine(isPlainAddress, 'must be the address of an API without user, password or question mark, such as http://127.0.0.1:11434/v1')
    .optional(),
  CHAT_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be the key alone, without spaces')
    .optional(),
  CHAT_PER_MINUTE: z
    .string()
    .default('20')
    .pipe(wholeNumber(1, 1_000_000, 'such as 20')),
  CHAT_FALLBACK: z.enum(['on', 'off'], 'must be on or off').default('on'),
  CHAT_DAILY_LIMIT: z
    .string()
    .default('2000')
    .pipe(wholeNumber(0, 1_000_000_000, 'such as 2000')),
  CHAT_VISITOR_DAILY_LIMIT: z
    .string()
    .default('50')
    .pipe(wholeNumber(0, 1_000_000_000, 'such as 50')),
  CHAT_CONTEXT_TOKENS: z
    .string()
    .default('24000')
    .pipe(wholeNumber(500, 1_000_000, 'such as 24000')),
});

/** Hold passwords, or may by mistake: messages never repeat them. */
const secret = new Set(['DATABASE_URL', 'SMTP_URL', 'CHAT_BASE_URL', 'CHAT_API_KEY', 'OPERATIONS_TOKEN']);

/** A model that answers visitors' questions, and how to reach it. */
export type ChatModel = {
  model: string;
  /** Tokens of the site's facts that it is told: all of them where they fit. */
  contextTokens: number;
} & (
  | /** The provider's public address without a baseUrl. */ { provider: 'google'; apiKey: string; baseUrl: string | undefined }
  | { provider: 'openai-compatible'; apiKey: string | undefined; baseUrl: string }
);

/** What the server can be told. Tests and production differ only in these. */
export interface Settings {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The owner's listener; its port is not the public one. */
  operations: {
    host: string;
    /** 0 takes any free port. */
    port: number;
    /** What the owner signs in with. Undefined: no sign-in, because only this machine reaches it. */
    token: string | undefined;
  };
  /** Processes that share the public listener; 1 for none but this one. */
  workers: number;
  logLevel: z.infer<typeof variables>['LOG_LEVEL'];
  /** Addresses or CIDR ranges of proxies whose forwarding headers count; empty for none. */
  trustProxy: readonly string[];
  /** Folder of manifest.json, the built site and what the build made of the content for the server. */
  buildFolder: string;
  /** The site's public origin. */
  siteUrl: string;
  /** Folder of the embedded database and of the Maildir. */
  dataDir: string;
  /** postgres://…; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** Undefined: mail is written to a Maildir in dataDir. */
  smtpUrl: string | undefined;
  /** Undefined: the agency's own address. */
  mailFrom: string | undefined;
  enquiriesTo: string | undefined;
  /** For each visitor; what comes faster goes to quarantine. */
  enquiriesPerMinute: number;
  /** Undefined: answers come from the site's own words, without a model. */
  chatModel: ChatModel | undefined;
  /** Questions of one visitor. */
  chatPerMinute: number;
  /** Whether the site's own words answer when the model does not; otherwise visitors are told its error. */
  chatFallback: boolean;
  /** Calls to the model in a day, in all and of one visitor. */
  chatDailyLimit: number;
  chatVisitorDailyLimit: number;
}

/** Everything that is wrong with the environment, one line for each variable. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the server's settings from the environment. An empty variable counts as one that is not set.
 * @throws SettingsError that names each wrong variable and its fix
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));
  const read = variables.safeParse(set);
  const problems = read.success
    ? unsaid(read.data)
    : read.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return `${name} ${message}${secret.has(name) ? '' : `, not "${set[name]}"`}`;
      });
  if (!read.success || problems.length > 0) {
    throw new SettingsError(`The settings need a correction:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  const said = read.data;
  return {
    host: said.HOST,
    port: said.PORT,
    operations: { host: said.OPERATIONS_HOST, port: operationsPort(said), token: said.OPERATIONS_TOKEN },
    workers: said.WORKERS,
    logLevel: said.LOG_LEVEL,
    trustProxy: said.TRUST_PROXY,
    buildFolder: resolve('dist'),
    siteUrl: said.SITE_URL,
    dataDir: resolve(said.DATA_DIR),
    databaseUrl: said.DATABASE_URL,
    smtpUrl: said.SMTP_URL,
    mailFrom: said.MAIL_FROM,
    enquiriesTo: said.ENQUIRIES_TO,
    enquiriesPerMinute: said.ENQUIRIES_PER_MINUTE,
    chatModel: chatModelOf(said),
    chatPerMinute: said.CHAT_PER_MINUTE,
    chatFallback: said.CHAT_FALLBACK === 'on',
    chatDailyLimit: said.CHAT_DAILY_LIMIT,
    chatVisitorDailyLimit: said.CHAT_VISITOR_DAILY_LIMIT,
  };
}

/** @returns undefined for builtin, and for what `unsaid` refuses */
function chatModelOf({
  CHAT_PROVIDER,
  CHAT_MODEL,
  CHAT_BASE_URL,
  CHAT_API_KEY,
  CHAT_CONTEXT_TOKENS: contextTokens,
}: z.infer<typeof variables>): ChatModel | undefined {
  if (CHAT_PROVIDER === 'google' && CHAT_MODEL && CHAT_API_KEY) {
    return { provider: CHAT_PROVIDER, model: CHAT_MODEL, contextTokens, apiKey: CHAT_API_KEY, baseUrl: CHAT_BASE_URL };
  }
  if (CHAT_PROVIDER === 'openai-compatible' && CHAT_MODEL && CHAT_BASE_URL) {
    return { provider: CHAT_PROVIDER, model: CHAT_MODEL, contextTokens, apiKey: CHAT_API_KEY, baseUrl: CHAT_BASE_URL };
  }
  return undefined;
}

/** What another setting calls for. A mail server with nobody to write to, or a model without a name, would be a pretended success. */
function unsaid(said: z.infer<typeof variables>): string[] {
  return [...unsaidOfMail(said), ...unsaidOfChat(said), ...unsaidOfOperations(said)];
}

/** Beside a public listener on any free port, the owner's takes one as well: several servers can then be started on one machine. */
function operationsPort({ PORT, OPERATIONS_PORT }: z.infer<typeof variables>): number {
  return OPERATIONS_PORT ?? (PORT === 0 ? 0 : 3001);
}

/** The owner's view shows what visitors wrote: whoever else can reach it must sign in. */
function unsaidOfOperations(said: z.infer<typeof variables>): string[] {
  const { HOST, PORT, OPERATIONS_HOST, OPERATIONS_TOKEN } = said;
  const port = operationsPort(said);
  return [
    ...(OPERATIONS_TOKEN || isLoopback(OPERATIONS_HOST)
      ? []
      : [
          `OPERATIONS_TOKEN is not set, and OPERATIONS_HOST ${OPERATIONS_HOST} can be reached from other machines: set a token of at least 24 characters, or OPERATIONS_HOST=127.0.0.1`,
        ]),
    ...(port === PORT && port !== 0
      ? [
          `OPERATIONS_PORT is ${port}, and so is PORT${HOST === OPERATIONS_HOST ? '' : ', which may be the same address'}: choose another, such as ${port === 3001 ? 3002 : 3001}`,
        ]
      : []),
  ];
}

/** There is no model by default: its price and its end are the provider's to change. */
function unsaidOfChat({ CHAT_PROVIDER, CHAT_MODEL, CHAT_BASE_URL, CHAT_API_KEY }: z.infer<typeof variables>): string[] {
  if (CHAT_PROVIDER === 'builtin') return [];
  const because = `is not set, and CHAT_PROVIDER is ${CHAT_PROVIDER}`;
  return [
    ...(CHAT_MODEL ? [] : [`CHAT_MODEL ${because}: name the model as its provider writes it, such as gemini-3.5-flash-lite`]),
    ...(CHAT_API_KEY || CHAT_PROVIDER !== 'google' ? [] : [`CHAT_API_KEY ${because}: give the key that the provider issued`]),
    ...(CHAT_BASE_URL || CHAT_PROVIDER === 'google'
      ? []
      : [`CHAT_BASE_URL ${because}: say where it is, such as http://127.0.0.1:11434/v1`]),
  ];
}

function unsaidOfMail({ SMTP_URL, MAIL_FROM, ENQUIRIES_TO }: z.infer<typeof variables>): string[] {
  if (!SMTP_URL) return [];
  return [
    ...(MAIL_FROM
      ? []
      : ['MAIL_FROM is not set, and SMTP_URL is: say whom mail comes from, such as "Tarazu website <website@tarazu.example>"']),
    ...(ENQUIRIES_TO ? [] : ['ENQUIRIES_TO is not set, and SMTP_URL is: say who gets the enquiries, such as owner@tarazu.example']),
  ];
}

function isAddressOf(...protocols: string[]) {
  return (text: string) => protocols.includes(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '';
}

/** A user, a password or a query would go to logs with the address, and every path is added at its end. */
function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  return isAddressOf('http:', 'https:')(text) && url?.username === '' && url.password === '' && !/[?#]/.test(text);
}

function wholeNumber(least: number, most: number, example: string) {
  const message = `must be a whole number from ${least} to ${most}, ${example}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

function proxyAddress() {
  return z.string().refine(isAddressOrRange, 'must list IP addresses or ranges, separated by commas, such as 127.0.0.1, 10.0.0.0/8');
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const widest = version === 6 ? 128 : 32;
  return version > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest));
}

function commaSeparated(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
