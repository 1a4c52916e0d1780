import { isLoopback } from '../../server/http/is-loopback.ts';
import { misspeltMessage } from '../../server/settings/misspelt-settings.ts';
import { readSettings, type Settings, SettingsError } from '../../server/settings/settings.ts';
import { chatService, emailService, isMeasuredByHost, tagManagerId } from '../../site/src/external-services/services.ts';
import { type Finding, fail, isReservedHost, pass, warn } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings as the server and the build read them. `settings` is undefined if the server would refuse to start. */
export function checkSettings(environment: Environment): { settings: Settings | undefined; findings: Finding[] } {
  const ofBuild = checkBuildSettings(environment);
  try {
    const settings = readSettings(environment);
    const taken = pass('The server takes the settings as they are.');
    return { settings, findings: [taken, ...checkAddress(settings), ...checkOthers(settings, environment), ...ofBuild] };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // The message has one line per mistake after the first; each names the variable and the fix.
    const refused = error.message.split('\n').slice(1);
    const fix = 'Correct this variable and run the doctor again.';
    const findings = refused.map((line) => fail(`The server does not start: ${line.trim()}`, fix));
    return { settings: undefined, findings: [...findings, ...ofBuild] };
  }
}

/** Finds an incomplete or malformed set of build settings, which would stop the build. */
function checkBuildSettings(environment: Environment): Finding[] {
  const problems = [tagManagerId, chatService, emailService, isMeasuredByHost].flatMap((read): Finding[] => {
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

/** Checks the public address, and whether the server can tell visitors' addresses apart behind a proxy. */
function checkAddress({ siteUrl, trustProxy, host }: Settings): Finding[] {
  const { protocol, hostname } = new URL(siteUrl);
  const wrong = (why: string) => [
    fail(`SITE_URL is ${siteUrl}${why}`, "Set SITE_URL to the site's public address, such as https://your.domain, and build again."),
  ];
  if (isLoopback(hostname)) return wrong(", which is this machine and nobody else's: links and pictures would lead there.");
  if (isReservedHost(hostname)) return wrong(', a name for examples that nobody can open.');
  if (protocol === 'http:') return wrong(': without https, what visitors write can be read on its way.');
  const address = pass(`The site's address is ${siteUrl}.`);
  if (trustProxy.length > 0) return [address];
  // Our listener speaks plain HTTP, so a proxy must terminate TLS.
  const fix = `Name the proxy that ends TLS, such as TRUST_PROXY=127.0.0.1${isLoopback(host) ? ' if it runs on this machine' : ''}.`;
  return [address, warn('TRUST_PROXY is not set. Behind a proxy all visitors look like one, and share one limit for enquiries.', fix)];
}

/** Checks the settings of assistant and log, and names that are no settings. check-services.ts asks the model itself. */
function checkOthers({ chatModel, logLevel, misspelt }: Settings, environment: Environment): Finding[] {
  const findings = misspelt.map((name) => warn(misspeltMessage(name), 'Correct its name, or take it away.'));
  if (['silent', 'fatal'].includes(logLevel)) {
    const what = `LOG_LEVEL is ${logLevel}: the log does not say when enquiries cannot be mailed.`;
    findings.push(warn(what, 'Use LOG_LEVEL=error, or info, which is the default.'));
  }
  const unused = ['CHAT_MODEL', 'CHAT_BASE_URL', 'CHAT_API_KEY'].filter((name) => !chatModel && environment[name]?.trim());
  if (unused.length > 0) {
    const what = `${unused.join(' and ')} ${unused.length > 1 ? 'are' : 'is'} set, and CHAT_PROVIDER is not: no model is asked.`;
    findings.push(warn(what, 'Set CHAT_PROVIDER to google or openai-compatible, or take the others away.'));
  } else if (!chatModel) findings.push(pass("The assistant answers from the site's own words, without a model."));
  return findings;
}
