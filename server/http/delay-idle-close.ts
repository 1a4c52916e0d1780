import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps closing from cutting answers short. Node's closeIdleConnections(), which server.close() calls too, takes a connection
 * for idle once an answer has been handed over in full, though much of it may still wait for a slow reader (Node 24: it looks at
 * `finished`, not at what is unsent). So it does nothing while any connection has unsent bytes; close-on-signals.ts asks again.
 */
export function delayIdleClose(server: Server): void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (![...open].some((socket) => socket.writableLength > 0)) closeIdle();
  };
}
