import type { FastifyInstance } from 'fastify';

/** Registers GET /healthz, the liveness check. */
export function healthz(app: FastifyInstance): void {
  const response = { 200: { type: 'object', properties: { status: { const: 'ok' } }, required: ['status'], additionalProperties: false } };
  app.get('/healthz', { schema: { response } }, () => ({ status: 'ok' }));
}
