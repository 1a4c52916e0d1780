import { connect, type Socket } from 'node:net';

/** Connections opened at once: fewer than wait for a server (511), because the kernel would open more for the client alone. */
const BATCH = 200;

/**
 * Opens connections that send one part and then nothing, as a slow client does, and closes them with `resources`.
 * @param first what a connection sends, such as half a request
 * @returns how many are open; calling it again counts again
 */
export async function openSlowConnections(
  resources: DisposableStack | AsyncDisposableStack,
  { port, count, from, first }: { port: number; count: number; from: string; first: string | Buffer },
): Promise<() => number> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(BATCH, count - sockets.length) }, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const socket = connect({ port, host: '127.0.0.1', localAddress: from });
      socket.on('connect', () => socket.write(first, () => resolve()));
      // A limit may close it at any time, which only a reader sees.
      socket.resume();
      for (const event of ['error', 'close']) socket.on(event, () => resolve());
      resources.defer(() => void socket.destroy());
      sockets.push(socket);
      return promise;
    });
    await Promise.all(batch);
  }
  return () => sockets.filter((socket) => socket.readyState === 'open').length;
}
