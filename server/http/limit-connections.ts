import type { Server, ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';

/** Limit of open connections of one network. A browser opens six; many visitors can share an address. */
const MOST = 256;

/**
 * Limits the open connections of each network, so that one client cannot occupy all of the server's. Above the limit, the network's oldest
 * connection without a request is closed; if each has one, the new connection is closed.
 * @param isExempt tells which addresses have no limit, such as a proxy's
 */
export function limitConnections(server: Server, isExempt: (address: string) => boolean): void {
  /** Open connections by network, oldest first, each with the response to its latest request. */
  const networks = new Map<string, Map<Socket, ServerResponse | undefined>>();
  const networkOfSocket = new WeakMap<Socket, Map<Socket, ServerResponse | undefined>>();

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isExempt(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const open = networks.get(network) ?? new Map();
    networks.set(network, open.set(socket, undefined));
    networkOfSocket.set(socket, open);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) networks.delete(network);
    });
    if (open.size <= MOST) return;
    const [idle = socket] = [...open].find(([, response]) => !response || response.writableFinished) ?? [];
    open.delete(idle);
    idle.destroy();
  });
  server.on('request', ({ socket }, response) => networkOfSocket.get(socket)?.set(socket, response));
}

/** Returns the network of an address: an IPv4 address itself; of IPv6 the first 64 bits, because a client has all their addresses. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?([\d.]+)$/i.exec(address)?.[1];
  if (v4 || !isIPv6(address)) return v4 ?? address;
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = address.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
