import { isLoopback } from '../../server/http/is-loopback.ts';
import type { Settings } from '../../server/settings/settings.ts';
import type { Finding } from './finding.ts';
import { isReservedHost } from './is-reserved-host.ts';

const fix = "Set SITE_URL to the site's public address, such as https://your.domain, and build again.";

/** Where visitors find the site, and whether the server can tell them apart. */
export function checkAddress({ siteUrl, trustProxy, host }: Settings): Finding[] {
  const { protocol, hostname } = new URL(siteUrl);
  const mend = (what: string): Finding[] => [{ level: 'mend', what, fix }];
  if (isLoopback(hostname))
    return mend(`SITE_URL is ${siteUrl}, which is this machine and nobody else's: links and pictures would lead there.`);
  if (isReservedHost(hostname)) return mend(`SITE_URL is ${siteUrl}, a name for examples that nobody can open.`);
  if (protocol === 'http:') return mend(`SITE_URL is ${siteUrl}: without https, what visitors write can be read on its way.`);
  const findings: Finding[] = [{ level: 'fine', what: `The site's address is ${siteUrl}.` }];
  // Our listener speaks plain http, so something in front of it ends TLS.
  if (trustProxy.length === 0) {
    findings.push({
      level: 'look',
      what: 'TRUST_PROXY is not set. Behind a proxy all visitors look like one, and share one limit for enquiries.',
      fix: `Name the proxy that ends TLS, such as TRUST_PROXY=127.0.0.1${isLoopback(host) ? ' if it runs on this machine' : ''}.`,
    });
  }
  return findings;
}
