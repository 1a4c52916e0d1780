/**
 * Whether an If-None-Match header names the tag (RFC 9110, 13.1.2): `*`, or a list that holds it, weak (W/) or strong.
 * @param etag with its quotes
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false;
}
