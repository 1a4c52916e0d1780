import type { FastifyInstance } from 'fastify';
import { type CheckParts, runChecks } from '../alerts/run-checks.ts';

/** GET /readyz: 200 while everything works without which enquiries are not safe, otherwise 503; each check by name. */
export function readyz(app: FastifyInstance, parts: CheckParts): void {
  app.get('/readyz', async (_request, reply) => {
    const { checks, ready } = await runChecks(parts);
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', checks: checks.map(({ name, ok, says }) => ({ name, ok, says })) });
  });
}
