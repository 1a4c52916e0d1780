import '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { maxQueryLength, missedPath } from '../../wire/search.ts';
import { isSameOrigin } from '../http/same-origin.ts';

/** Of one visitor in a minute; what comes faster is not counted. */
const PER_MINUTE = 20;
/** Largest body, in bytes: the longest query in a script of three bytes a character, each escaped. */
const BODY_LIMIT = 1_024;

const missed = z.strictObject({ query: z.string().trim().min(1).max(maxQueryLength) });

interface MissedRouteOptions {
  siteUrl: string;
  onMissed: (query: string) => void;
}

/**
 * POST /api/v1/search/missed: a browser's search found nothing. Nobody waits for the answer, so it says as little as it can:
 * 204 whether or not it counts, and a status for what no page of ours sends.
 */
export function missedRoute(app: FastifyInstance, { siteUrl, onMissed }: MissedRouteOptions): void {
  const count = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000 });
  app.post(missedPath, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const read = missed.safeParse(request.body);
    if (!isSameOrigin(request, siteUrl)) return reply.code(403).send();
    if (!read.success) return reply.code(400).send();
    const { isAllowed, ...counted } = await count(request);
    const isTooMany = !isAllowed && 'isExceeded' in counted && counted.isExceeded;
    if (!isTooMany) onMissed(read.data.query);
    return reply.code(204).send();
  });
}
