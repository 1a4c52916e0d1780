import { createServer, type RequestListener, type Server } from 'node:http';
import { limitConnections } from '../http/limit-connections.ts';
import { sendText } from '../http/security-headers.ts';
import { type IsTrusted, isHttps } from '../http/trusted-proxies.ts';

/** Limits against slow clients, in milliseconds and bytes. */
const LIMITS = {
  maxHeaderSize: 16_384,
  // Time for headers, and for headers with body: the longest enquiry is 40 KB.
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  // Longer than the usual 60 s of a load balancer, so that the load balancer closes idle connections first.
  keepAliveTimeout: 65_000,
  // Interval at which the two timeouts above are checked.
  connectionsCheckingInterval: 2_000,
  // A request without a body gets no stream for one: 7% more requests per second.
  optimizeEmptyRequests: true,
};
/** Timeout of a connection that stalls during a response, in milliseconds. */
const STALLED_AFTER = 60_000;
/** Limit of open connections. Above it, new connections are dropped, and idle ones are closed to make room. */
const MAX_CONNECTIONS = 4_000;

/** Limits that tests lower. */
export interface HttpLimits extends Partial<typeof LIMITS> {
  maxConnections?: number;
}

/** The HTTP server below Fastify, with limits for slow clients and many connections. */
export function createHttpServer({
  isTrusted,
  toFastify,
  limits: { maxConnections = MAX_CONNECTIONS, ...limits } = {},
}: {
  isTrusted: IsTrusted;
  toFastify: RequestListener;
  limits?: HttpLimits;
}): Server {
  // The Host header is checked below instead, because Node's response would lack the security headers.
  const server = createServer({ ...LIMITS, ...limits, requireHostHeader: false }, (request, response) => {
    const hosts = countHosts(request.rawHeaders);
    if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) {
      const text = hosts === 0 ? 'The request has no Host header.' : 'The request has more than one Host header.';
      return sendText(response, 400, text, isHttps(request, isTrusted));
    }
    toFastify(request, response);
  });
  server.setTimeout(STALLED_AFTER);
  server.maxConnections = maxConnections;
  server.on('drop', () => server.closeIdleConnections());
  limitConnections(server, isTrusted);
  server.on('checkExpectation', (request, response) =>
    sendText(response, 417, 'This server only knows Expect: 100-continue.', isHttps(request, isTrusted)),
  );
  return server;
}

/** Counts Host headers: of several, Node takes the first and a proxy perhaps the last (RFC 9112, 3.2). */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
