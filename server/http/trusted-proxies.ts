import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Whether an address belongs to a trusted proxy. */
export type IsTrusted = (address: string | undefined) => boolean;

/** Makes that check. @param addresses IP addresses and CIDR ranges, validated by settings.ts */
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
 * Whether the visitor uses HTTPS. Our listener speaks HTTP, so only a trusted proxy can say so;
 * of several values the last one counts, which is the nearest proxy's.
 */
export function isHttps(request: Pick<IncomingMessage, 'headers' | 'socket'>, isTrusted: IsTrusted): boolean {
  const protocol = request.headers['x-forwarded-proto'];
  return protocol !== undefined && isTrusted(request.socket.remoteAddress) && String(protocol).split(',').at(-1)?.trim() === 'https';
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
