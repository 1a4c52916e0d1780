import { connect } from 'node:net';

/**
 * Opens connections that send one part and then nothing, as a slow client does, and closes them with `resources`.
 * @param first what a connection sends, such as half a request
 * @returns how many are open; calling it again counts again
 */
export async function openSlowConnections(
  resources: DisposableStack | AsyncDisposableStack,
  { port, count, from, first }: { port: number; count: number; from: string; first: string | Buffer },
): Promise<() => number> {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const socket = connect({ port, host: '127.0.0.1', localAddress: from });
      socket.on('connect', () => socket.write(first, () => resolve()));
      // A limit may close it at any time, which only a reader sees.
      socket
        .resume()
        .on('error', () => resolve())
        .on('close', () => resolve());
      resources.defer(() => void socket.destroy());
      await promise;
      return socket;
    }),
  );
  return () => sockets.filter((socket) => socket.readyState === 'open').length;
}
