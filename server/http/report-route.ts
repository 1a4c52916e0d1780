import '@fastify/rate-limit';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { drainBody } from './drain-body.ts';
import { isSameOrigin } from './same-origin.ts';

/** Default limit of reports per visitor and minute. Further reports are ignored. */
const PER_MINUTE = 20;

interface ReportRouteOptions<Report> {
  /** Schema of a report. */
  report: z.ZodType<Report>;
  /** Body limit, in bytes. */
  bodyLimit: number;
  siteUrl: string;
  perMinute?: number;
  /** Returns whether to ignore reports with these headers. */
  isIgnored?: (headers: IncomingHttpHeaders) => boolean;
  onReport: (report: Report) => void;
}

/**
 * Registers a route for anonymous reports of the site's pages. It answers 204
 * whether or not a report is counted, and an error for a malformed report.
 */
export function reportRoute<Report>(app: FastifyInstance, path: string, options: ReportRouteOptions<Report>): void {
  const { report, bodyLimit, siteUrl, perMinute = PER_MINUTE, isIgnored, onReport } = options;
  const count = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
  // All reports count before their body is read, so that malformed ones cost nothing.
  const ignoreEarly = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isIgnored?.(request.headers)) {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return undefined;
    }
    drainBody(request, reply);
    return reply.code(204).send();
  };
  app.post(path, { bodyLimit, onRequest: ignoreEarly }, async (request, reply) => {
    if (!isSameOrigin(request, siteUrl)) return reply.code(403).send();
    const parsed = report.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    onReport(parsed.data);
    return reply.code(204).send();
  });
}
