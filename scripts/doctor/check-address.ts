import { isLoopback } from '../../server/http/is-loopback.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { type Finding, fine, look, mend } from './finding.ts';
import { isReservedHost } from './is-reserved-host.ts';

const fix = "Set SITE_URL to the site's public address, such as https://your.domain, and build again.";

/** Where visitors find the site, and whether the server can tell them apart. */
export function checkAddress({ siteUrl, trustProxy, host }: Settings): Finding[] {
  const { protocol, hostname } = new URL(siteUrl);
  if (isLoopback(hostname))
    return [mend(`SITE_URL is ${siteUrl}, which is this machine and nobody else's: links and pictures would lead there.`, fix)];
  if (isReservedHost(hostname)) return [mend(`SITE_URL is ${siteUrl}, a name for examples that nobody can open.`, fix)];
  if (protocol === 'http:') return [mend(`SITE_URL is ${siteUrl}: without https, what visitors write can be read on its way.`, fix)];
  const found = fine(`The site's address is ${siteUrl}.`);
  if (trustProxy.length > 0) return [found];
  // Our listener speaks plain http, so something in front of it ends TLS.
  const untold = look(
    'TRUST_PROXY is not set. Behind a proxy all visitors look like one, and share one limit for enquiries.',
    `Name the proxy that ends TLS, such as TRUST_PROXY=127.0.0.1${isLoopback(host) ? ' if it runs on this machine' : ''}.`,
  );
  return [found, untold];
}
