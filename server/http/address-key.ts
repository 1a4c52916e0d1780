import { isIPv6 } from 'node:net';

/**
 * Returns the key under which limits count an address: an IPv4 address, or the /64 network of an IPv6 address, because one household
 * has a whole network. An IPv4-mapped IPv6 address counts as IPv4 (RFC 4291, 2.5.5.2).
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.split('%');
  // URLs have one spelling of an address, with groups in hexadecimal digits.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((groups) => groups.split(':').filter(Boolean)) as [string[], string[]];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}
