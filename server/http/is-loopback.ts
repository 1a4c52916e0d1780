import { isIP } from 'node:net';

/**
 * Whether a name or an address is this machine's own and nobody else reaches it there: 127.0.0.0/8, ::1 and localhost (RFC 6761, 6.3).
 * @param host without a port; an IPv6 address may stand in brackets, as it does in a Host header
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}
