import { resolve } from 'node:path';
import { isLoopback } from '../http/is-loopback.ts';
import { missingSettings } from './missing-settings.ts';
import { type MisspeltSetting, misspeltMessage, misspeltSettings } from './misspelt-settings.ts';
import { plainValue } from './rules.ts';
import { operationsPort, secret, type Variables, variables } from './variables.ts';

/** The assistant's model and its connection. */
export type ChatModel = {
  model: string;
  /** Context window for the site's pages, in tokens: all pages are sent if they fit. */
  contextTokens: number;
} & (
  | /** The provider's public address without a baseUrl. */ { provider: 'google'; apiKey: string; baseUrl: string | undefined }
  | { provider: 'openai-compatible'; apiKey: string | undefined; baseUrl: string }
);

/** URL of the webhook, and the secret of its signature. */
export interface WebhookSettings {
  url: string;
  secret: Uint8Array;
}

/** All wrong settings, one line for each variable. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** The server's settings. Tests and production differ only in these. */
export type Settings = ReturnType<typeof settingsOf>;

/**
 * Reads the server's settings from the environment. An empty variable counts as unset.
 * @throws SettingsError that names each wrong variable and its fix
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).map(([name, value = '']) => [name, plainValue(value)] as const);
  const set = Object.fromEntries(given.filter(([, value]) => value));
  const read = variables.safeParse(set);
  const problems = read.success
    ? missingSettings(read.data)
    : read.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return `${name} ${message}${secret.has(name) ? '' : `, not "${set[name]}"`}`;
      });
  const misspelt = misspeltSettings(Object.keys(set));
  if (!read.success || problems.length > 0) {
    const lines = [...problems, ...misspelt.map(misspeltMessage)].map((line) => `  ${line}`);
    throw new SettingsError(`The settings need a correction:\n${lines.join('\n')}`);
  }
  return settingsOf(read.data, misspelt);
}

function settingsOf(given: Variables, misspelt: readonly MisspeltSetting[]) {
  return {
    /** Warned about at start; they have no effect. */
    misspelt,
    host: given.HOST,
    /** 0 takes any free port. */
    port: given.PORT,
    /** Listener of the desk, on a port of its own; 0 takes any free one. Without a token it must listen on loopback. */
    operations: { host: given.OPERATIONS_HOST, port: operationsPort(given), token: given.OPERATIONS_TOKEN },
    /** Whether the desk may change words. */
    editing: (given.EDITING ?? (isLoopback(given.OPERATIONS_HOST) ? 'on' : 'off')) === 'on',
    contentFolder: resolve(given.CONTENT_DIR),
    /** Folder of the assistant's training data. */
    trainingFolder: resolve('training'),
    logLevel: given.LOG_LEVEL,
    /** Addresses or CIDR ranges of proxies whose forwarding headers are trusted; empty for none. */
    trustProxy: given.TRUST_PROXY,
    /** Folder of manifest.json, the built site and the server's data. */
    buildFolder: resolve('dist'),
    /** The site's public origin. */
    siteUrl: given.SITE_URL,
    /** Folder of the embedded database and of the Maildir. */
    dataDir: resolve(given.DATA_DIR),
    /** postgres://…; undefined: the embedded database. */
    databaseUrl: given.DATABASE_URL,
    /** Undefined: mail is written to a Maildir in dataDir. */
    smtpUrl: given.SMTP_URL,
    /** Undefined: the agency's address. */
    mailFrom: given.MAIL_FROM,
    enquiriesTo: given.ENQUIRIES_TO,
    /** Undefined: enquiries are mailed only. */
    webhook: given.WEBHOOK_URL && given.WEBHOOK_SECRET ? { url: given.WEBHOOK_URL, secret: given.WEBHOOK_SECRET } : undefined,
    /** Rate limit per visitor; what exceeds it goes to quarantine. */
    enquiriesPerMinute: given.ENQUIRIES_PER_MINUTE,
    /** Retention after an enquiry is answered or closed; undefined: until somebody erases it. */
    enquiriesKeptDays: given.ENQUIRIES_KEPT_DAYS,
    /** Undefined: the built-in answers, without a model. */
    chatModel: chatModelOf(given),
    /** Rate limit per visitor. */
    chatPerMinute: given.CHAT_PER_MINUTE,
    /** Whether the built-in answers replace the model's when it fails; otherwise visitors see the error. */
    chatFallback: given.CHAT_FALLBACK === 'on',
    /** Calls to the model per day, in all and per visitor. */
    chatDailyLimit: given.CHAT_DAILY_LIMIT,
    chatVisitorDailyLimit: given.CHAT_VISITOR_DAILY_LIMIT,
  };
}

/**
 * Returns the model's settings.
 * @param given complete, as checked by `missingSettings`
 * @returns undefined for builtin
 */
function chatModelOf(given: Variables): ChatModel | undefined {
  const { CHAT_PROVIDER: provider, CHAT_MODEL: model, CHAT_CONTEXT_TOKENS: contextTokens } = given;
  if (provider === 'builtin') return undefined;
  return { provider, model, contextTokens, apiKey: given.CHAT_API_KEY, baseUrl: given.CHAT_BASE_URL } as ChatModel;
}
