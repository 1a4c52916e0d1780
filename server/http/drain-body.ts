import type { FastifyReply, FastifyRequest } from 'fastify';

/** How much of a refused body is still taken, in bytes. */
const MAX_DRAINED = 64_000_000;

/**
 * Lets a refused request be sent to its end, unread. Otherwise the connection is closed while its sender still writes, which resets it,
 * and the answer that says why is lost with it. Call it before answering.
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
