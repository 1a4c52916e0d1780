import { resolve } from 'node:path';
import { isLoopback } from '../http/is-loopback.ts';
import { missingSettings } from './missing-settings.ts';
import { type MisspeltSetting, misspeltMessage, misspeltSettings } from './misspelt-settings.ts';
import { plainValue } from './rules.ts';
import { operationsPort, secret, type Variables, variables } from './variables.ts';

/** A model that answers visitors' questions, and how to reach it. */
export type ChatModel = {
  model: string;
  /** Room for the site's pages, in tokens: it is told all of them where they fit. */
  contextTokens: number;
} & (
  | /** The provider's public address without a baseUrl. */ { provider: 'google'; apiKey: string; baseUrl: string | undefined }
  | { provider: 'openai-compatible'; apiKey: string | undefined; baseUrl: string }
);

/** Everything that is wrong with the environment, one line for each variable. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** What the server can be told. Tests and production differ only in these. */
export type Settings = ReturnType<typeof settingsOf>;

/**
 * Reads the server's settings from the environment. An empty variable counts as one that is not set.
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
    /** To be told at start: they do nothing. */
    misspelt,
    host: given.HOST,
    /** 0 takes any free port. */
    port: given.PORT,
    /** The owner's listener; its port is not the public one, and 0 takes any free one. Without a token only this machine reaches it. */
    operations: { host: given.OPERATIONS_HOST, port: operationsPort(given), token: given.OPERATIONS_TOKEN },
    /** Whether words can be changed at the owner's listener. */
    editing: (given.EDITING ?? (isLoopback(given.OPERATIONS_HOST) ? 'on' : 'off')) === 'on',
    /** Folder of the words. */
    contentFolder: resolve(given.CONTENT_DIR),
    /** Folder of what the assistant is taught. */
    trainingFolder: resolve('training'),
    logLevel: given.LOG_LEVEL,
    /** Addresses or CIDR ranges of proxies whose forwarding headers count; empty for none. */
    trustProxy: given.TRUST_PROXY,
    /** Folder of manifest.json, the built site and what the build made of the content for the server. */
    buildFolder: resolve('dist'),
    /** The site's public origin. */
    siteUrl: given.SITE_URL,
    /** Folder of the embedded database and of the Maildir. */
    dataDir: resolve(given.DATA_DIR),
    /** postgres://…; without it the embedded database is used. */
    databaseUrl: given.DATABASE_URL,
    /** Undefined: mail is written to a Maildir in dataDir. */
    smtpUrl: given.SMTP_URL,
    /** Undefined: the agency's own address. */
    mailFrom: given.MAIL_FROM,
    enquiriesTo: given.ENQUIRIES_TO,
    /** For each visitor; what comes faster goes to quarantine. */
    enquiriesPerMinute: given.ENQUIRIES_PER_MINUTE,
    /** After their delivery; undefined: until somebody erases them. */
    enquiriesKeptDays: given.ENQUIRIES_KEPT_DAYS,
    /** Undefined: answers come from the site's own words, without a model. */
    chatModel: chatModelOf(given),
    /** Questions of one visitor. */
    chatPerMinute: given.CHAT_PER_MINUTE,
    /** Whether the site's own words answer when the model does not; otherwise visitors are told its error. */
    chatFallback: given.CHAT_FALLBACK === 'on',
    /** Calls to the model in a day, in all and of one visitor. */
    chatDailyLimit: given.CHAT_DAILY_LIMIT,
    chatVisitorDailyLimit: given.CHAT_VISITOR_DAILY_LIMIT,
  };
}

/** @param given with all that the provider needs, as `missingSettings` has seen @returns undefined for builtin */
function chatModelOf(given: Variables): ChatModel | undefined {
  const { CHAT_PROVIDER: provider, CHAT_MODEL: model, CHAT_CONTEXT_TOKENS: contextTokens } = given;
  if (provider === 'builtin') return undefined;
  return { provider, model, contextTokens, apiKey: given.CHAT_API_KEY, baseUrl: given.CHAT_BASE_URL } as ChatModel;
}
