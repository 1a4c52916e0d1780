import { askModel } from '../../server/assistant/ask-model.ts';
import type { ModelFailure } from '../../server/assistant/model-failure.ts';
import { isLoopback } from '../../server/http/trusted-proxies.ts';
import { smtpTransport } from '../../server/mail/smtp-mailbox.ts';
import { readSettings, type Settings, SettingsError } from '../../server/settings/settings.ts';
import { chatService, emailService, isMeasuredByHost, tagManagerId } from '../../site/src/external-services/services.ts';
import { type Finding, fail, findingsOf, isReservedHost, pass, warn } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings as the server and the build read them. `settings` is undefined if the server would refuse to start. */
export function checkSettings(environment: Environment): { settings: Settings | undefined; findings: Finding[] } {
  const ofBuild = [tagManagerId, chatService, emailService, isMeasuredByHost].flatMap((read): Finding[] => {
    try {
      read(environment);
      return [];
    } catch (error) {
      return [fail(`The build stops: ${(error as Error).message}`, 'Correct these variables and build again.')];
    }
  });
  try {
    const settings = readSettings(environment);
    return { settings, findings: [...checkValues(settings, environment), ...ofBuild] };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // The message has one line per mistake after the first; each names the variable and the fix.
    const refused = error.message.split('\n').slice(1);
    const fix = 'Correct this variable and run the doctor again.';
    return {
      settings: undefined,
      findings: [...refused.map((line) => fail(`The server does not start: ${line.trim()}`, fix)), ...ofBuild],
    };
  }
}

/** Finds settings with which the server starts, but does not work as a public site. `checkMail` and `checkWebhook` ask the services themselves. */
function checkValues({ siteUrl, trustProxy, host, chatModel, logLevel }: Settings, environment: Environment): Finding[] {
  const isSet = (name: string) => environment[name]?.trim();
  const { protocol, hostname } = new URL(siteUrl);
  const [wrongAddress] = [
    isLoopback(hostname) && ", which is this machine and nobody else's: links and pictures would lead there.",
    isReservedHost(hostname) && ', a name for examples that nobody can open.',
    protocol === 'http:' && ': without https, what visitors write can be read on its way.',
  ].filter(Boolean);
  const unused = ['CHAT_MODEL', 'CHAT_BASE_URL', 'CHAT_API_KEY'].filter((name) => !chatModel && isSet(name));
  return findingsOf([
    [
      wrongAddress,
      fail(
        `SITE_URL is ${siteUrl}${wrongAddress}`,
        "Set SITE_URL to the site's public address, such as https://your.domain, and build again.",
      ),
    ],
    [!wrongAddress, pass(`The site's address is ${siteUrl}.`)],
    // Our listener speaks plain HTTP, so a proxy must terminate TLS.
    [
      !wrongAddress && trustProxy.length === 0,
      warn(
        'TRUST_PROXY is not set. Behind a proxy all visitors look like one, and share one limit for enquiries.',
        `Name the proxy that ends TLS, such as TRUST_PROXY=127.0.0.1${isLoopback(host) ? ' if it runs on this machine' : ''}.`,
      ),
    ],
    [
      ['silent', 'fatal'].includes(logLevel),
      warn(
        `LOG_LEVEL is ${logLevel}: the log does not say when enquiries cannot be mailed.`,
        'Use LOG_LEVEL=error, or info, which is the default.',
      ),
    ],
    [
      unused.length > 0,
      warn(
        `${unused.join(' and ')} ${unused.length > 1 ? 'are' : 'is'} set, and CHAT_PROVIDER is not: no model is asked.`,
        'Set CHAT_PROVIDER to google or openai-compatible, or take the others away.',
      ),
    ],
    [!chatModel && unused.length === 0, pass("The assistant answers from the site's own words, without a model.")],
    [
      isSet('PUBLIC_CHAT_KEY'),
      warn(
        'PUBLIC_CHAT_KEY is in the pages, where every visitor can read it.',
        'Limit the key to this site and to a budget at the provider, or let our own server ask (CHAT_PROVIDER).',
      ),
    ],
  ]);
}

/** Timeout of the webhook's receiver, in milliseconds. */
const TIMEOUT = 10_000;
const realAddress = 'Give an address that is real.';

/** Checks that the addresses of mail are real, and that the mail server accepts our login. */
export async function checkMail({ smtpUrl, siteUrl, mailFrom, enquiriesTo }: Settings): Promise<Finding[]> {
  if (!smtpUrl) return [];
  const addresses = Object.entries({ MAIL_FROM: mailFrom, ENQUIRIES_TO: enquiriesTo }).map(([name, value = '']) => {
    const reserved = [...value.matchAll(/@([^\s<>,]+)/g)].map(([, host = '']) => host).filter(isReservedHost);
    if (reserved.length === 0) return pass(`${name} is ${value}.`);
    return fail(`${name} is ${value}: ${reserved.join(', ')} is a name for examples.`, realAddress);
  });
  const { protocol, hostname, username, searchParams } = new URL(smtpUrl);
  const transport = smtpTransport(smtpUrl, siteUrl);
  const server = await transport.verify().then(
    () => pass(`The mail server ${hostname} answers ${username ? 'with user and password' : 'without a login'}.`),
    ({ message }: Error) =>
      fail(
        `The mail server ${hostname} does not let us in: ${message}`,
        'Check host, port, user and password in SMTP_URL; signs such as @ and / in a password are written as %40 and %2F.',
      ),
  );
  transport.close();
  const withoutTls = warn(
    'SMTP_URL allows mail without TLS: what visitors wrote and the password can be read on their way.',
    'Take ?requireTLS=false away, unless the mail server is in a network of your own.',
  );
  const allowsPlain = protocol === 'smtp:' && searchParams.get('requireTLS') === 'false' && !isLoopback(hostname);
  return [...addresses, server, ...findingsOf([[allowsPlain, withoutTls]])];
}

/** Checks that WEBHOOK_URL answers. Nothing is posted; the desk's health page can send a test event. */
export async function checkWebhook({ webhook }: Pick<Settings, 'webhook'>): Promise<Finding[]> {
  if (!webhook) return [];
  const { host, hostname } = new URL(webhook.url);
  if (isReservedHost(hostname)) return [fail(`WEBHOOK_URL leads to ${host}, a name for examples.`, realAddress)];
  try {
    // Receivers answer 404 or 405 to HEAD. Any response proves that name, certificate and server work.
    const { status } = await fetch(webhook.url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
    return [pass(`The webhook's receiver ${host} answers (${status} to HEAD). The desk's health page sends it a test.`)];
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return [fail(`The webhook's receiver ${host} does not answer: ${cause?.code ?? message}.`, 'Check WEBHOOK_URL and its certificate.')];
  }
}

/** Fixes by HTTP status. */
const modelFixes: Readonly<Record<number, string>> = {
  401: 'Give a key that its provider accepts as CHAT_API_KEY; this one is wrong or was revoked.',
  403: 'Allow this key the model at its provider, or give another as CHAT_API_KEY.',
  404: 'Write CHAT_MODEL as its provider does, and CHAT_BASE_URL up to what stands before the model.',
  429: "Raise the key's quota at its provider, or lower CHAT_DAILY_LIMIT.",
  503: 'Check CHAT_BASE_URL, and that this machine reaches the provider.',
  504: 'Check that the provider is up, or choose a faster model: visitors wait no longer than this either.',
};

/** Asks the model one question, as the server asks visitors' questions. */
export async function checkModel({ chatModel }: Pick<Settings, 'chatModel'>): Promise<Finding[]> {
  if (!chatModel) return [];
  const name = `The model ${chatModel.model} of ${chatModel.provider}`;
  const refused: string[] = [];
  const log = { warn: ({ parameter }: { parameter: string }) => refused.push(parameter) };
  try {
    await askModel(chatModel, log as never)('Say hello.', 'Answer with one word.');
    return [pass(`${name} answers${refused.length > 0 ? `, without ${refused.join(' and ')}, which it refuses` : ''}.`)];
  } catch (error) {
    const { statusCode, message, detail } = error as ModelFailure;
    const fix = modelFixes[statusCode] ?? 'See what its provider says, and try another CHAT_MODEL.';
    return [fail(`${name} does not answer. ${message} (${detail})`, fix)];
  }
}
