import '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { isSameOrigin } from './same-origin.ts';

/** Reports per visitor and minute. Further reports are ignored. */
const PER_MINUTE = 20;

interface ReportRouteOptions<Report> {
  /** Schema of a report. */
  report: z.ZodType<Report>;
  /** Body limit, in bytes. */
  bodyLimit: number;
  siteUrl: string;
  onReport: (report: Report) => void;
}

/**
 * Registers a route for anonymous reports of the site's pages. It answers 204
 * whether or not a report is counted, and an error for a malformed report.
 */
export function reportRoute<Report>(app: FastifyInstance, path: string, options: ReportRouteOptions<Report>): void {
  const { report, bodyLimit, siteUrl, onReport } = options;
  const count = app.createRateLimit({ max: PER_MINUTE, timeWindow: 60_000 });
  app.post(path, { bodyLimit }, async (request, reply) => {
    const parsed = report.safeParse(request.body);
    if (!isSameOrigin(request, siteUrl)) return reply.code(403).send();
    if (!parsed.success) return reply.code(400).send();
    const { isAllowed, ...counted } = await count(request);
    const isTooMany = !isAllowed && 'isExceeded' in counted && counted.isExceeded;
    if (!isTooMany) onReport(parsed.data);
    return reply.code(204).send();
  });
}
