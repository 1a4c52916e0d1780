/** Top-level and second-level names reserved for examples and tests (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** Returns whether a host name, without a port, is reserved. */
export function isReservedHost(host: string): boolean {
  return reserved.test(host);
}
