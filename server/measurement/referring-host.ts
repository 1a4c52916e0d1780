/** Matches public DNS names. Other hosts are not stored. */
const publicName = /^(?=.{4,120}$)([a-z0-9_]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/**
 * Normalises a referrer.
 * @param referrer host or URL
 * @param own hosts of this site
 * @returns the host without www.; empty for no host, a host of this site, or a name that is not public
 */
export function referringHost(referrer: string, own: readonly (string | undefined)[]): string {
  const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');
  const host = bare(URL.parse(referrer.includes('//') ? referrer : `https://${referrer}`)?.hostname ?? '');
  const isOwn = own.some((ownHost) => ownHost !== undefined && bare(ownHost.replace(/:\d+$/, '')) === host);
  // IP addresses are not stored, because they may be those of private machines.
  return isOwn || !publicName.test(host) || /^[\d.]+$/.test(host) ? '' : host;
}
