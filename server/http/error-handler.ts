import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { plainHeaders, sendText } from './security-headers.ts';
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

/** Statuses by error code of Node's parser. Other errors get 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a malformed, too long or too slow request and closes the connection. */
export function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const text = `${STATUS_CODES[status]}\n`;
  const headers = {
    ...plainHeaders(false),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
}

/**
 * Makes an error that Fastify answers with its status and message.
 * @param statusCode HTTP status, 400 or above
 * @param message shown to the client
 */
export function httpError(statusCode: number, message: string): Error & { statusCode: number } {
  return Object.assign(new Error(message), { statusCode });
}
