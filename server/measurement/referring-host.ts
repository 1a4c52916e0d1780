/** Host names as DNS has them; nothing else is kept. */
const name = /^(?=.{4,120}$)([a-z0-9_]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/**
 * The host that a view came from.
 * @param referrer a host, or an address of which the host is taken
 * @param own hosts of this site
 * @returns the host without www.; empty when there is none, it is one of ours, or it is no public name
 */
export function referringHost(referrer: string, own: readonly (string | undefined)[]): string {
  const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');
  const host = bare(URL.parse(referrer.includes('//') ? referrer : `https://${referrer}`)?.hostname ?? '');
  const isOwn = own.some((one) => one !== undefined && bare(one.replace(/:\d+$/, '')) === host);
  // An address in numbers may be that of somebody's own machine.
  return isOwn || !name.test(host) || /^[\d.]+$/.test(host) ? '' : host;
}
