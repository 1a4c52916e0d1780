import { isIP } from 'node:net';

/**
 * Returns whether a host is loopback: 127.0.0.0/8, ::1 or localhost (RFC 6761, 6.3).
 * @param host without port; an IPv6 address may be in brackets
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}
