import type { FastifyReply, FastifyRequest } from 'fastify';

/** Limit of bytes that are read from a refused body. */
const MAX_DRAINED = 64_000_000;

/**
 * Reads and discards the body of a refused request. Otherwise the connection is reset while the sender still writes,
 * and the response is lost. Call it before answering.
 */
export function drainBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  let bytesLeft = MAX_DRAINED;
  raw.on('data', (chunk: Buffer) => {
    bytesLeft -= chunk.length;
    if (bytesLeft < 0) raw.socket.destroy();
  });
  raw.resume();
}
