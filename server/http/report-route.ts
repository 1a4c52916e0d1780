import '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { isSameOrigin } from './same-origin.ts';

/** Of one visitor in a minute; what comes faster is not counted. */
const PER_MINUTE = 20;

interface ReportRouteOptions<Report> {
  /** What a report has to be. */
  report: z.ZodType<Report>;
  /** Largest body, in bytes. */
  bodyLimit: number;
  siteUrl: string;
  onReport: (report: Report) => void;
}

/**
 * A route by which pages of ours report something that is counted. Nobody waits for the answer, so it says as little as it can: 204
 * whether or not it counts, and a status for what no page of ours sends.
 */
export function reportRoute<Report>(app: FastifyInstance, path: string, options: ReportRouteOptions<Report>): void {
  const { report, bodyLimit, siteUrl, onReport } = options;
  const count = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000 });
  app.post(path, { bodyLimit }, async (request, reply) => {
    const read = report.safeParse(request.body);
    if (!isSameOrigin(request, siteUrl)) return reply.code(403).send();
    if (!read.success) return reply.code(400).send();
    const { isAllowed, ...counted } = await count(request);
    const isTooMany = !isAllowed && 'isExceeded' in counted && counted.isExceeded;
    if (!isTooMany) onReport(read.data);
    return reply.code(204).send();
  });
}
