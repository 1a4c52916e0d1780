import { resolve } from 'node:path';
import { missingSettings } from './missing-settings.ts';
import { operationsPort, secret, type Variables, variables } from './variables.ts';

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
    /** The password of the owner's view. Undefined: none, because only this machine reaches it. */
    token: string | undefined;
  };
  /** Processes that share the public listener; 1 for none but this one. */
  workers: number;
  logLevel: Variables['LOG_LEVEL'];
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
    ? missingSettings(read.data)
    : read.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return `${name} ${message}${secret.has(name) ? '' : `, not "${set[name]}"`}`;
      });
  if (!read.success || problems.length > 0) {
    throw new SettingsError(`The settings need a correction:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  const given = read.data;
  return {
    host: given.HOST,
    port: given.PORT,
    operations: { host: given.OPERATIONS_HOST, port: operationsPort(given), token: given.OPERATIONS_TOKEN },
    workers: given.WORKERS,
    logLevel: given.LOG_LEVEL,
    trustProxy: given.TRUST_PROXY,
    buildFolder: resolve('dist'),
    siteUrl: given.SITE_URL,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    enquiriesTo: given.ENQUIRIES_TO,
    enquiriesPerMinute: given.ENQUIRIES_PER_MINUTE,
    chatModel: chatModelOf(given),
    chatPerMinute: given.CHAT_PER_MINUTE,
    chatFallback: given.CHAT_FALLBACK === 'on',
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
