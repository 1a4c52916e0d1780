import { isLoopback } from '../../server/http/trusted-proxies.ts';
import { misspeltMessage } from '../../server/settings/misspelt-settings.ts';
import { readSettings, type Settings, SettingsError } from '../../server/settings/settings.ts';
import { chatService } from '../../site/src/external-services/chat-service.ts';
import { emailService } from '../../site/src/external-services/email-service.ts';
import { isMeasuredByHost } from '../../site/src/external-services/has-own-server.ts';
import { tagManagerId } from '../../site/src/external-services/tag-manager.ts';
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

/** Finds settings with which the server starts, but does not work as a public site. check-services.ts asks the services themselves. */
function checkValues({ siteUrl, trustProxy, host, chatModel, logLevel, misspelt }: Settings, environment: Environment): Finding[] {
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
    ...misspelt.map((name) => [true, warn(misspeltMessage(name), 'Correct its name, or take it away.')] as const),
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
