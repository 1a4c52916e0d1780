import { createServer, type RequestListener, type Server } from 'node:http';
import { counters, requestClass } from '../counters/counters.ts';
import { limitConnections } from '../http/limit-connections.ts';
import { sendText } from '../http/send-text.ts';
import { type IsTrusted, isHttps } from '../http/trusted-proxies.ts';
import type { Site } from '../site/load-site.ts';
import { sendFile } from '../site/send-file.ts';

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

/** A request answered with a file of the site. */
export interface Served {
  method: string | undefined;
  path: string;
  status: number;
}

/**
 * The HTTP server below Fastify. It serves files of the site itself, because Fastify's routing and hooks halve the requests per second.
 * Other requests go to Fastify.
 */
export function createHttpServer({
  site,
  queryPaths,
  isTrusted,
  toFastify,
  onServed,
  limits: { maxConnections = MAX_CONNECTIONS, ...limits } = {},
}: {
  site: Site;
  /** Paths of pages that a route renders if there is a query, such as /contact/receipt?reference=… */
  queryPaths: ReadonlySet<string>;
  isTrusted: IsTrusted;
  toFastify: RequestListener;
  onServed: ((served: Served) => void) | undefined;
  limits?: HttpLimits;
}): Server {
  // The Host header is checked below instead, because Node's response would lack the security headers.
  const server = createServer({ ...LIMITS, ...limits, requireHostHeader: false }, (request, response) => {
    // While the server closes, keep-alive connections end with their next response.
    if (!server.listening) response.setHeader('Connection', 'close');
    const hosts = countHosts(request.rawHeaders);
    if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) {
      const text = hosts === 0 ? 'The request has no Host header.' : 'The request has more than one Host header.';
      return sendText(response, 400, text, isHttps(request, isTrusted));
    }
    const url = request.url as string;
    const queryStart = url.indexOf('?');
    const path = queryStart < 0 ? url : url.slice(0, queryStart);
    const file = request.method === 'GET' || request.method === 'HEAD' ? site.files.get(path) : undefined;
    if (!file || (queryStart >= 0 && queryPaths.has(path))) {
      response.once('finish', () => counters.requests.add(`${requestClass(path)} ${response.statusCode}`));
      return toFastify(request, response);
    }
    sendFile(file, request, response, isHttps(request, isTrusted));
    counters.requests.add(`file ${response.statusCode}`);
    onServed?.({ method: request.method, path, status: response.statusCode });
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
