import type { FastifyRequest } from 'fastify';

/**
 * Returns whether a request comes from a page of this site, or from no page. Browsers state the origin of a POST, and pages cannot forge it
 * (https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site, RFC 6454).
 * @param siteUrl public origin; the origin that the request was sent to is accepted too
 */
export function isSameOrigin({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  return headers.origin === siteUrl || URL.parse(headers.origin)?.host === headers.host;
}
