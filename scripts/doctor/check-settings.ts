import { isLoopback } from '../../server/http/is-loopback.ts';
import { misspeltMessage } from '../../server/settings/misspelt-settings.ts';
import { readSettings, type Settings, SettingsError } from '../../server/settings/settings.ts';
import { chatService } from '../../site/src/external-services/chat-service.ts';
import { emailService } from '../../site/src/external-services/email-service.ts';
import { isMeasuredByHost } from '../../site/src/external-services/has-own-server.ts';
import { tagManagerId } from '../../site/src/external-services/tag-manager.ts';
import { type Finding, fail, pass, warn } from './finding.ts';
import { isReservedHost } from './is-reserved-host.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings as the server and the build read them. `settings` is undefined if the server would refuse to start. */
export function checkSettings(environment: Environment): { settings: Settings | undefined; findings: Finding[] } {
  const ofBuild = checkBuildSettings(environment);
  let settings: Settings;
  try {
    settings = readSettings(environment);
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
  return {
    settings,
    findings: [
      pass('The server takes the settings as they are.'),
      ...checkAddress(settings),
      ...checkChat(settings, environment),
      ...checkLog(settings),
      ...settings.misspelt.map((name) => warn(misspeltMessage(name), 'Correct its name, or take it away.')),
      ...ofBuild,
    ],
  };
}

/** Finds an incomplete or malformed set of build settings, which would stop the build. */
function checkBuildSettings(environment: Environment): Finding[] {
  const readers = [tagManagerId, chatService, emailService, isMeasuredByHost];
  const problems = readers.flatMap((read): Finding[] => {
    try {
      read(environment);
      return [];
    } catch (error) {
      return [fail(`The build stops: ${(error as Error).message}`, 'Correct these variables and build again.')];
    }
  });
  if (environment.PUBLIC_CHAT_KEY?.trim())
    problems.push(
      warn(
        'PUBLIC_CHAT_KEY is in the pages, where every visitor can read it.',
        'Limit the key to this site and to a budget at the provider, or let our own server ask (CHAT_PROVIDER).',
      ),
    );
  return problems;
}

/** Checks the settings of the assistant; check-model.ts asks the model itself. */
function checkChat({ chatModel }: Settings, environment: Environment): Finding[] {
  if (chatModel) return [];
  const unused = ['CHAT_MODEL', 'CHAT_BASE_URL', 'CHAT_API_KEY'].filter((name) => environment[name]?.trim());
  if (unused.length === 0) return [pass("The assistant answers from the site's own words, without a model.")];
  return [
    warn(
      `${unused.join(' and ')} ${unused.length > 1 ? 'are' : 'is'} set, and CHAT_PROVIDER is not: no model is asked.`,
      'Set CHAT_PROVIDER to google or openai-compatible, or take the others away.',
    ),
  ];
}

function checkLog({ logLevel }: Settings): Finding[] {
  if (!['silent', 'fatal'].includes(logLevel)) return [];
  const what = `LOG_LEVEL is ${logLevel}: the log does not say when enquiries cannot be mailed.`;
  return [warn(what, 'Use LOG_LEVEL=error, or info, which is the default.')];
}

const addressFix = "Set SITE_URL to the site's public address, such as https://your.domain, and build again.";

/** Checks the public address, and whether the server can tell visitors' addresses apart behind a proxy. */
function checkAddress({ siteUrl, trustProxy, host }: Settings): Finding[] {
  const { protocol, hostname } = new URL(siteUrl);
  if (isLoopback(hostname))
    return [fail(`SITE_URL is ${siteUrl}, which is this machine and nobody else's: links and pictures would lead there.`, addressFix)];
  if (isReservedHost(hostname)) return [fail(`SITE_URL is ${siteUrl}, a name for examples that nobody can open.`, addressFix)];
  if (protocol === 'http:') return [fail(`SITE_URL is ${siteUrl}: without https, what visitors write can be read on its way.`, addressFix)];
  const addressFinding = pass(`The site's address is ${siteUrl}.`);
  if (trustProxy.length > 0) return [addressFinding];
  // Our listener speaks plain HTTP, so a proxy must terminate TLS.
  const withoutProxy = warn(
    'TRUST_PROXY is not set. Behind a proxy all visitors look like one, and share one limit for enquiries.',
    `Name the proxy that ends TLS, such as TRUST_PROXY=127.0.0.1${isLoopback(host) ? ' if it runs on this machine' : ''}.`,
  );
  return [addressFinding, withoutProxy];
}
