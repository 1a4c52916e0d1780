import type { FastifyInstance } from 'fastify';
import { type Checked, runChecks } from './run-checks.ts';

/** GET /readyz: 200 while everything works without which enquiries are not safe, otherwise 503; each check by name. */
export function readyz(app: FastifyInstance, checked: Checked): void {
  app.get('/readyz', async (_request, reply) => {
    const checks = await runChecks(checked);
    const ready = checks.every(({ ok }) => ok);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks });
  });
}
