/** Matches public DNS names; other hosts are not stored. */
const name = /^(?=.{4,120}$)([a-z0-9_]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/**
 * Normalises a referrer.
 * @param referrer host or URL
 * @param own hosts of this site
 * @returns the host without www.; empty if there is none, it is ours, or it is not a public name
 */
export function referringHost(referrer: string, own: readonly (string | undefined)[]): string {
  const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');
  const host = bare(URL.parse(referrer.includes('//') ? referrer : `https://${referrer}`)?.hostname ?? '');
  const isOwn = own.some((one) => one !== undefined && bare(one.replace(/:\d+$/, '')) === host);
  // An IP address may be that of a private machine.
  return isOwn || !name.test(host) || /^[\d.]+$/.test(host) ? '' : host;
}
