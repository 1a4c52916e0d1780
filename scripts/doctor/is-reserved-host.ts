/** Names that nobody can own, kept for examples and tests (RFC 2606, RFC 6761): mail to them and links to them go nowhere. */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** @param host a host name without a port */
export function isReservedHost(host: string): boolean {
  return reserved.test(host);
}
