import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from './trusted-proxies.ts';

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
    const network = addressKey(remoteAddress);
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
