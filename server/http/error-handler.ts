import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from './send-text.ts';
import { type IsTrusted, isHttps } from './trusted-proxies.ts';

/**
 * Makes the error handler. Client errors are explained to the visitor. Server errors are logged in full
 * and answered in general terms, because their messages name files, queries and addresses.
 */
export function errorHandler(isTrusted: IsTrusted) {
  return (error: FastifyError & { headers?: Record<string, string> }, request: FastifyRequest, reply: FastifyReply): void => {
    const { statusCode = 500, headers } = error;
    const status = statusCode >= 400 && statusCode < 600 ? statusCode : 500;
    // Without the query, which may hold what a visitor searched for.
    const path = request.url.split('?')[0];
    if (status >= 500) request.log.error({ err: error, method: request.method, path }, 'request failed');
    const text = status >= 500 ? 'Something went wrong on our side. Please try again in a minute.' : error.message;
    reply.hijack();
    sendText(reply.raw, status, text, isHttps(request.raw, isTrusted), headers);
  };
}
