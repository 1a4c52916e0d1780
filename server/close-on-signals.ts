import type { FastifyInstance } from 'fastify';

/** Grace period for open requests, in milliseconds; supervisors usually kill after 10 s. */
const GRACE = 4_000;

/**
 * Graceful shutdown on SIGINT or SIGTERM: accepts no new connections, finishes open requests and exits with 0.
 * A second signal ends the process at once.
 */
export function closeOnSignals(app: FastifyInstance): void {
  let open = 0;
  app.server.on('request', (_request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
  });
  async function close(signal: NodeJS.Signals) {
    app.log.info({ signal }, 'closing');
    // A connection that becomes idle after closing began would stay open for keepAliveTimeout;
    // app.close() closes idle connections only once. Node counts a connection as idle while the end of a response still waits for its reader.
    setInterval(() => open === 0 && app.server.closeIdleConnections(), 50);
    setTimeout(() => {
      app.log.warn(`some responses took longer than ${GRACE} ms and were aborted`);
      app.server.closeAllConnections();
    }, GRACE);
    await app.close();
    app.log.info('closed');
    process.exit(0);
  }
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}
