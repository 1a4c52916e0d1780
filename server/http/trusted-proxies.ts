import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

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
