import '@fastify/rate-limit';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

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
 * Registers a route for anonymous reports of the site's pages. It answers 204, also to ignored reports and above the rate limit, 403 to
 * reports of other sites, and 400 to malformed ones.
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

/**
 * Returns whether a request comes from a page of this site, or from no page. Browsers state the origin of a POST, and pages cannot forge it
 * (https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site, RFC 6454).
 * @param siteUrl public origin; the origin that the request was sent to is accepted too
 */
export function isSameOrigin({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (headers.origin === undefined) return true;
  return headers.origin === siteUrl || URL.parse(headers.origin)?.host === headers.host;
}

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
