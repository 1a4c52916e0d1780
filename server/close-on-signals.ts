import type { FastifyInstance } from 'fastify';

/** Grace period for answers under way, in milliseconds; supervisors commonly wait 10 s before they kill. */
const GRACE = 4_000;

/**
 * On SIGINT or SIGTERM: takes no new connections, lets answers under way finish, and ends the process with 0.
 * A second signal ends it at once.
 */
export function closeOnSignals(app: FastifyInstance): void {
  async function close(signal: NodeJS.Signals) {
    app.log.info({ signal }, 'closing');
    // A connection that was busy when closing began turns idle later, and would be kept open for keepAliveTimeout;
    // app.close() asks only once.
    setInterval(() => app.server.closeIdleConnections(), 50);
    setTimeout(() => {
      app.log.warn(`some answers took longer than ${GRACE} ms and are cut off`);
      app.server.closeAllConnections();
    }, GRACE);
    await app.close();
    app.log.info('closed');
    process.exit(0);
  }
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}
