import '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { measurementPaths, notFoundRoute } from '../../shared/api/measurement.ts';
import { counters } from '../counters/counters.ts';
import { drainBody } from '../http/drain-body.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { isIgnored } from './is-ignored.ts';
import { knownLabel } from './known-events.ts';
import type { MeasurementStore } from './measurement-store.ts';
import { referringHost } from './referring-host.ts';
import { reports } from './reports.ts';

/** Rate limit: window in milliseconds, and reports per visitor in the window. A page view sends two or three. */
const MINUTE = 60_000;
export const reportsPerMinute = 240;
/** Body limit, in bytes. */
const BODY_LIMIT = 2_048;

export interface CollectRoutesOptions {
  store: MeasurementStore;
  siteUrl: string;
  /** Route pattern by page path. */
  pages: () => ReadonlyMap<string, string>;
  /** File names of the site's documents. */
  documents: () => ReadonlySet<string>;
}

const response = { 204: { type: 'null' }, '4xx': { type: 'string' }, '5xx': { type: 'string' } };

/**
 * Registers POST /_vercel/insights/view, /event and /_vercel/speed-insights/vitals, for reports of the site's scripts. Ignored
 * reports are also answered with 204, so that bots learn nothing. Only counts are stored; the visitor's address is used for the
 * rate limit in memory.
 */
export async function collectRoutes(app: FastifyInstance, { store, siteUrl, pages, documents }: CollectRoutesOptions): Promise<void> {
  await app.register(async (collect) => {
    const count = collect.createRateLimit({ max: reportsPerMinute, timeWindow: MINUTE });
    collect.removeContentTypeParser('text/plain');
    collect.setValidatorCompiler(({ schema }) => (body) => {
      const parsed = (schema as unknown as z.ZodType).safeParse(body);
      return parsed.success ? { value: parsed.data } : { error: new Error(refusal(parsed.error)) };
    });
    collect.setErrorHandler((error: FastifyError, request, reply) => {
      drainBody(request, reply);
      return answerError(reply, request, error);
    });

    // This hook runs before the body is parsed, so that refusals are cheap.
    collect.addHook('onRequest', async (request, reply) => {
      if (isIgnored(request.headers)) {
        counters.reports.add('left-out');
        drainBody(request, reply);
        return reply.code(204).send();
      }
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) {
        drainBody(request, reply);
        return reply
          .code(429)
          .header('Retry-After', counted.ttlInSeconds)
          .type('text/plain; charset=utf-8')
          .send('Too many reports in a minute.');
      }
      if (!isSameOrigin(request, siteUrl)) {
        drainBody(request, reply);
        return reply.code(403).type('text/plain; charset=utf-8').send('Reports are taken from pages of this site alone.');
      }
    });

    const options = (body: z.ZodType) => ({ bodyLimit: BODY_LIMIT, schema: { body, response } });
    /** Returns the page of a report. Unknown paths are not stored. */
    const pageAt = (path: string) => {
      const route = pages().get(path);
      return route === undefined ? { path: '', route: notFoundRoute } : { path, route };
    };

    collect.post<{ Body: z.infer<typeof reports.view> }>(measurementPaths.view, options(reports.view), (request, reply) => {
      const { path, referrer, device } = request.body;
      const ownHosts = [request.headers.host, new URL(siteUrl).hostname];
      store.view({ ...pageAt(path), referrer: referringHost(referrer, ownHosts), device });
      counters.reports.add('counted');
      return reply.code(204).send();
    });

    collect.post<{ Body: z.infer<typeof reports.event> }>(measurementPaths.event, options(reports.event), (request, reply) => {
      const { category, action } = request.body;
      const label = knownLabel(request.body, documents());
      if (label !== undefined) store.event(category, action, label);
      counters.reports.add(label === undefined ? 'left-out' : 'counted');
      return reply.code(204).send();
    });

    collect.post<{ Body: z.infer<typeof reports.vitals> }>(measurementPaths.vitals, options(reports.vitals), (request, reply) => {
      const { path, device, vitals } = request.body;
      const { route } = pageAt(path);
      for (const { name, value } of vitals) store.vital(route, device, name, value);
      counters.reports.add('counted');
      return reply.code(204).send();
    });
  });
}

/** Returns a message that names the field without its value. */
function refusal({ issues }: z.ZodError): string {
  const path = issues[0]?.path.join('.');
  return `${path ? `The field ${path}` : 'The body'} is not what a report has there.`;
}

function answerError(reply: FastifyReply, request: FastifyRequest, error: FastifyError): FastifyReply {
  const { statusCode = error.validation ? 400 : 500 } = error;
  if (statusCode >= 500) request.log.error({ err: error }, 'a measurement report could not be processed');
  const refusalText = error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' ? 'The body is not valid JSON.' : error.message;
  const text = statusCode >= 500 ? 'Something went wrong on our side.' : refusalText;
  return reply.code(statusCode).type('text/plain; charset=utf-8').send(text);
}
