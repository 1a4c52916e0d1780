import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of this site, or from no page at all. Browsers say where a post comes from, and no page can forge it
 * (https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site, RFC 6454).
 * @param siteUrl the site's public origin; the address that the request was sent to counts too
 */
export function isSameOrigin({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  return headers.origin === siteUrl || URL.parse(headers.origin)?.host === headers.host;
}
