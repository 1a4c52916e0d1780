import { resolve } from 'node:path';
import { isLoopback } from '../http/trusted-proxies.ts';
import { noSiteUrl, operationsPort, plainValue, secret, type Variables, variables } from './variables.ts';

/** The assistant's model and its connection. */
export type ChatModel = {
  model: string;
  /** Context window for the site's pages, in tokens: all pages are sent if they fit. */
  contextTokens: number;
} & (
  | /** Without a baseUrl, the provider's public address is used. */ { provider: 'google'; apiKey: string; baseUrl: string | undefined }
  | { provider: 'openai-compatible'; apiKey: string | undefined; baseUrl: string }
);

/** URL of the webhook, and the secret of its signature. */
export interface WebhookSettings {
  url: string;
  secret: Uint8Array;
}

/** Error that lists all wrong settings, one line for each variable. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** The server's settings. Tests and production differ only in their settings. */
export type Settings = ReturnType<typeof settingsOf>;

/**
 * Reads the server's settings from the environment. An empty variable counts as unset.
 * @throws SettingsError that names each wrong variable and its fix
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).map(([name, value = '']) => [name, plainValue(value)] as const);
  const set = Object.fromEntries(given.filter(([, value]) => value));
  const parsed = variables.safeParse(set);
  const problems = parsed.success
    ? missingSettings(parsed.data)
    : parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return `${name} ${message}${secret.has(name) ? '' : `, not "${set[name]}"`}`;
      });
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map((line) => `  ${line}`);
    throw new SettingsError(`The settings need a correction:\n${lines.join('\n')}`);
  }
  return settingsOf(parsed.data);
}

function settingsOf(given: Variables) {
  return {
    host: given.HOST,
    /** Port of the site; 0 takes any free port. */
    port: given.PORT,
    /** Listener of the desk; port 0 takes any free port. Without a token the desk must listen on loopback. */
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
    /** Where the desk links to the site: without a SITE_URL, this server. */
    liveUrl: given.SITE_URL === noSiteUrl ? `http://localhost:${given.PORT}` : given.SITE_URL,
    /** Folder of the embedded database and of the Maildir. */
    dataDir: resolve(given.DATA_DIR),
    /** Address such as postgres://…; if undefined, the embedded database is used. */
    databaseUrl: given.DATABASE_URL,
    /** Mail server. If undefined, mail is written to a Maildir in dataDir. */
    smtpUrl: given.SMTP_URL,
    /** Addresses of mail. If undefined, the agency's address is used. */
    mailFrom: given.MAIL_FROM,
    enquiriesTo: given.ENQUIRIES_TO,
    /** The webhook. If undefined, enquiries are only mailed. */
    webhook: given.WEBHOOK_URL && given.WEBHOOK_SECRET ? { url: given.WEBHOOK_URL, secret: given.WEBHOOK_SECRET } : undefined,
    /** Rate limit per visitor. Enquiries above it go to quarantine. */
    enquiriesPerMinute: given.ENQUIRIES_PER_MINUTE,
    /** Retention after an enquiry is answered or closed. If undefined, enquiries are kept until somebody erases them. */
    enquiriesKeptDays: given.ENQUIRIES_KEPT_DAYS,
    /** The assistant's model. If undefined, all answers are built-in. */
    chatModel: chatModelOf(given),
    /** Rate limit of questions per visitor. */
    chatPerMinute: given.CHAT_PER_MINUTE,
    /** Whether built-in answers replace those of a failing model. If not, visitors see the error. */
    chatFallback: given.CHAT_FALLBACK === 'on',
    /** Calls to the model per day, in all and per visitor. */
    chatDailyLimit: given.CHAT_DAILY_LIMIT,
    chatVisitorDailyLimit: given.CHAT_VISITOR_DAILY_LIMIT,
  };
}

/**
 * Returns the model's settings.
 * @param given variables that `missingSettings` has found complete
 * @returns undefined for builtin
 */
function chatModelOf(given: Variables): ChatModel | undefined {
  const { CHAT_PROVIDER: provider, CHAT_MODEL: model, CHAT_CONTEXT_TOKENS: contextTokens } = given;
  if (provider === 'builtin') return undefined;
  return { provider, model, contextTokens, apiKey: given.CHAT_API_KEY, baseUrl: given.CHAT_BASE_URL } as ChatModel;
}

/** Lists settings that others require, such as a recipient for a mail server or a name for a model. */
function missingSettings(given: Variables): string[] {
  const { HOST, PORT, WEBHOOK_URL, WEBHOOK_SECRET, OPERATIONS_HOST, OPERATIONS_TOKEN, SMTP_URL, MAIL_FROM, ENQUIRIES_TO } = given;
  const { CHAT_PROVIDER, CHAT_MODEL, CHAT_BASE_URL, CHAT_API_KEY } = given;
  const port = operationsPort(given);
  const because = `is not set, and CHAT_PROVIDER is ${CHAT_PROVIDER}`;
  const rules: readonly (readonly [isMissing: unknown, message: string])[] = [
    [
      SMTP_URL && !MAIL_FROM,
      `MAIL_FROM is not set, and SMTP_URL is: say whom mail comes from, such as "Tarazu website <website@tarazu.example>"`,
    ],
    [SMTP_URL && !ENQUIRIES_TO, `ENQUIRIES_TO is not set, and SMTP_URL is: say who gets the enquiries, such as owner@tarazu.example`],
    [
      WEBHOOK_URL && !WEBHOOK_SECRET,
      'WEBHOOK_SECRET is not set, and WEBHOOK_URL is: set the secret with which the receiver checks signatures; echo whsec_$(openssl rand -base64 32) makes one',
    ],
    // No default model, because the provider may change its price or retire it.
    [
      CHAT_PROVIDER !== 'builtin' && !CHAT_MODEL,
      `CHAT_MODEL ${because}: name the model as its provider writes it, such as gemini-3.5-flash-lite`,
    ],
    [CHAT_PROVIDER === 'google' && !CHAT_API_KEY, `CHAT_API_KEY ${because}: give the key that the provider issued`],
    [
      CHAT_PROVIDER === 'openai-compatible' && !CHAT_BASE_URL,
      `CHAT_BASE_URL ${because}: say where it is, such as http://127.0.0.1:11434/v1`,
    ],
    // The desk shows visitors' messages, so anyone else who can reach it must sign in.
    [
      !OPERATIONS_TOKEN && !isLoopback(OPERATIONS_HOST),
      `OPERATIONS_TOKEN is not set, and OPERATIONS_HOST ${OPERATIONS_HOST} can be reached from other machines: set a token of at least 24 characters, or OPERATIONS_HOST=127.0.0.1`,
    ],
    [
      port === PORT && port !== 0,
      `OPERATIONS_PORT is ${port}, and so is PORT${HOST === OPERATIONS_HOST ? '' : ', and HOST and OPERATIONS_HOST may be the same address'}: choose another, such as ${port === 3001 ? 3002 : 3001}`,
    ],
  ];
  return rules.flatMap(([isMissing, message]) => (isMissing ? [message] : []));
}
