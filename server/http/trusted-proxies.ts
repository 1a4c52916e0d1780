import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Checks whether an address belongs to a trusted proxy. */
export type IsTrusted = (address: string | undefined) => boolean;

/** Makes the check from IP addresses and CIDR ranges, which settings.ts has validated. */
export function trustedProxies(addresses: readonly string[]): IsTrusted {
  if (addresses.length === 0) return () => false;
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (address) => address !== undefined && list.check(address, family(address));
}

/**
 * Returns whether the visitor uses HTTPS. The listener speaks HTTP, so only a trusted proxy knows.
 * Of several values the last one counts, because the nearest proxy appends it.
 */
export function isHttps(request: Pick<IncomingMessage, 'headers' | 'socket'>, isTrusted: IsTrusted): boolean {
  const protocol = request.headers['x-forwarded-proto'];
  return protocol !== undefined && isTrusted(request.socket.remoteAddress) && String(protocol).split(',').at(-1)?.trim() === 'https';
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

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

/**
 * Returns whether a host is loopback: 127.0.0.0/8, ::1 or localhost (RFC 6761, 6.3).
 * @param host without port; an IPv6 address may be in brackets
 */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/** Headers that proxies set. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Returns whether a request's headers show that it came through a proxy. */
export const isForwarded = (headers: Record<string, unknown>) => forwardingHeaders.some((name) => headers[name] !== undefined);

/** Checks for private and loopback addresses. Only these are logged. */
const isPrivate = trustedProxies(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7']);

/**
 * Strips ports from forwarded addresses before `request.ip` is read. Some load balancers add ports, and every limit would
 * count a new port as a new visitor. Logs once if an untrusted proxy forwards requests.
 */
export function readForwardedHeaders(app: FastifyInstance, isTrusted: IsTrusted): void {
  let isLogged = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw;
    const { remoteAddress } = socket;
    const addresses = headers['x-forwarded-for'];
    if (addresses !== undefined) headers['x-forwarded-for'] = String(addresses).split(',').map(withoutPort).join(', ');
    if (!isLogged && isForwarded(headers) && !isTrusted(remoteAddress)) {
      isLogged = true;
      app.log.warn(
        isPrivate(remoteAddress) ? { proxy: remoteAddress } : {},
        'a request came with forwarding headers from an address that TRUST_PROXY does not name: behind a proxy, add its address there, or all visitors share one limit',
      );
    }
    done();
  });
}

/** Strips port, brackets and quotes: 203.0.113.6:40001, [2001:db8::1]:443, "[2001:db8::1]". Other values are unchanged. */
function withoutPort(text: string): string {
  const address = text.trim().replace(/^"(.*)"$/, '$1');
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
