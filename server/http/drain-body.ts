import type { FastifyReply, FastifyRequest } from 'fastify';

/** Most bytes of a refused body to read. */
const MAX_DRAINED = 64_000_000;

/**
 * Reads and discards the body of a refused request. Otherwise the connection is reset while the sender still writes,
 * and the response is lost. Call it before answering.
 */
export function drainBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  let left = MAX_DRAINED;
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.socket.destroy();
  });
  raw.resume();
}
