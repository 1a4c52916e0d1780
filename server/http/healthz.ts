import type { FastifyInstance } from 'fastify';

/** GET /healthz: tells a load balancer or supervisor that this process answers. */
export function healthz(app: FastifyInstance): void {
  const response = { 200: { type: 'object', properties: { status: { const: 'ok' } }, required: ['status'], additionalProperties: false } };
  app.get('/healthz', { schema: { response } }, () => ({ status: 'ok' }));
}
