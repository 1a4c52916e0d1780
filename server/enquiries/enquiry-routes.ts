import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { emailSend, emailSendForm } from '../../shared/api/email-send.ts';
import { emailPaths } from '../../shared/api/enquiry.ts';
import { counters } from '../counters/counters.ts';
import { drainBody } from '../http/report-route.ts';
import type { TemplatedPage } from '../site/load-site.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { checkService, QuarantineRefusal, type RateVerdict, Refusal, receiveEnquiry, refusalOf, refusedPage } from './receive-enquiry.ts';

/** Window of the rate limit, in milliseconds. */
const MINUTE = 60_000;
/** Limit of a request body, in bytes. The longest message fits, JSON-escaped, in a script of three bytes per character. */
const BODY_LIMIT = 40_000;

/** Schema of responses: plain text, as in the public e-mail API. */
const response = { '2xx': { type: 'string' }, '4xx': { type: 'string' }, '5xx': { type: 'string' } };

interface EnquiryRoutesOptions {
  store: EnquiryStore;
  siteUrl: string;
  /** Rate limit: enquiries per visitor and minute. */
  perMinute: number;
  /** The built contact page; undefined if the site has none. */
  page: TemplatedPage | undefined;
}

/**
 * Registers POST /api/v1.0/email/send (JSON) and /send-form (multipart), with requests, statuses and texts of the public e-mail API.
 * A form sent without JavaScript gets the contact page, which shows the result and what was typed.
 */
export async function enquiryRoutes(app: FastifyInstance, { store, siteUrl, perMinute, page }: EnquiryRoutesOptions): Promise<void> {
  // Enquiries up to four times the limit go to quarantine. Beyond it nothing is stored, so that a flood cannot fill quarantine.
  const count = app.createRateLimit({ max: perMinute, timeWindow: MINUTE, ban: 3 * perMinute, groupId: 'enquiries' } as RateLimitOptions);
  let loggedAt = Number.NEGATIVE_INFINITY;
  /** Logs at most once a minute, so that a flood cannot fill the log. */
  const logFlood = (request: FastifyRequest) => {
    if (performance.now() - loggedAt < MINUTE) return;
    loggedAt = performance.now();
    request.log.warn(
      'a visitor sends more than four times the allowed enquiries per minute, counting refused ones; these are refused and not stored',
    );
  };
  // All requests count before their body is read, so that refused ones cost nothing. The limit leaves room for honest mistakes.
  const countAll = app.createRateLimit({ max: 4 * perMinute, timeWindow: MINUTE });
  const refuseFlood = async (request: FastifyRequest) => {
    const counted = await countAll(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    logFlood(request);
    throw new Refusal(429, 'Too Many Requests');
  };
  const rateOf = async (request: FastifyRequest): Promise<RateVerdict> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return 'fine';
    if (!counted.isBanned) return 'too-many';
    logFlood(request);
    return 'flood';
  };
  const receiver = { store, siteUrl, rateOf };

  // Each path has its own Fastify scope, because it accepts only one content type.
  await app.register(async (both) => {
    both.addHook('onRequest', refuseFlood);
    both.setValidatorCompiler(zodValidator);
    both.setErrorHandler((error: FastifyError, request, reply) => {
      drainBody(request, reply);
      const [status, text] = outcomeOf(error, request);
      if (!page || !wantsPage(request)) return answer(reply, status, text);
      return page.send(request, reply, status, refusedPage(error, request.body));
    });

    both.register(async (json) => {
      json.removeContentTypeParser('text/plain');
      const options = { bodyLimit: BODY_LIMIT, schema: { body: emailSend, response } };
      json.post<{ Body: z.infer<typeof emailSend> }>(emailPaths.send, options, async (request, reply) => {
        checkService(request.body);
        await receiveEnquiry(request, request.body.template_params, receiver);
        return answer(reply, 200, 'OK');
      });
    });

    both.register(async (form) => {
      form.removeAllContentTypeParsers();
      form.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer<ArrayBuffer>) =>
        readForm(request.headers['content-type'] as string, body),
      );
      const options = { bodyLimit: BODY_LIMIT, schema: { body: emailSendForm, response } };
      form.post<{ Body: z.infer<typeof emailSendForm> }>(emailPaths.sendForm, options, async (request, reply) => {
        const { lib_version: _, user_id, service_id, template_id, ...params } = request.body;
        checkService({ user_id, service_id, template_id });
        const reference = await receiveEnquiry(request, params, receiver);
        if (!page || !wantsPage(request)) return answer(reply, 200, 'OK');
        return page.send(request, reply, 200, { show: ['sent'], texts: { reference } });
      });
    });
  });
}

/** Compiles a route's zod schema for the body. A mismatch becomes a refusal that names the field. */
function zodValidator({ schema }: { schema: unknown }) {
  return (body: unknown) => {
    const parsed = (schema as z.ZodType).safeParse(body ?? {});
    return parsed.success ? { value: parsed.data } : { error: refusalOf(parsed.error) };
  };
}

/** Returns status and text of an error. Unexpected errors are logged in full and answered with a general text. */
function outcomeOf(error: FastifyError, request: FastifyRequest): [status: number, text: string] {
  const { statusCode = 500 } = error;
  if (!(error instanceof QuarantineRefusal)) counters.enquiries.add(statusCode >= 500 ? 'failed' : 'refused');
  if (statusCode >= 400 && statusCode < 500)
    return [statusCode, error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' ? 'The body is not valid JSON' : error.message];
  request.log.error({ err: error }, 'an enquiry could not be stored');
  return [statusCode === 503 ? 503 : 500, 'The message could not be kept. Please try again in a minute.'];
}

function answer(reply: FastifyReply, status: number, text: string): FastifyReply {
  if (status === 429 || status === 503) reply.header('Retry-After', MINUTE / 1000);
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

/** Returns whether the client is a browser that submitted the form itself. The client library accepts any content type. */
const wantsPage = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.url === emailPaths.sendForm && (headers.accept?.includes('text/html') ?? false);

/**
 * Parses a multipart form with Node's parser for fetch, which requires boundaries of at least 27 characters, as all browsers send.
 * The caller limits the body's size.
 * @param type Content-Type, with the boundary
 * @throws Refusal for a malformed form, a file, or a repeated field
 */
async function readForm(type: string, body: Buffer<ArrayBuffer>): Promise<Record<string, string>> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal(400, 'The body is not valid form data');
  });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new Refusal(400, `${name} is a file: this form takes text`);
    if (fields.has(name)) throw new Refusal(400, `${name} is there twice: send it once`);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
