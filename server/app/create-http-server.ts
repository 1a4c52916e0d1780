import { createServer, type RequestListener, type Server } from 'node:http';
import { counters } from '../counters/counters.ts';
import { requestClass } from '../counters/request-class.ts';
import { sendText } from '../http/send-text.ts';
import { spareUnsentAnswers } from '../http/spare-unsent-answers.ts';
import { cameByHttps, type IsTrusted } from '../http/trusted-proxies.ts';
import type { Site } from '../site/load-site.ts';
import { sendFile } from '../site/send-file.ts';

/** Against visitors who send or read slowly, by intent or not; in milliseconds and bytes. */
const LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than a load balancer's usual 60 s, so that it is never the one surprised by a closed connection.
  keepAliveTimeout: 65_000,
  // How often the two timeouts above are looked at.
  connectionsCheckingInterval: 5_000,
  // A request without a body gets no stream for one: 7% more requests per second.
  optimizeEmptyRequests: true,
};
/** A connection on which nothing moves in the middle of an answer. */
const STALLED_AFTER = 60_000;

/** A request that was answered with a file of the site. */
export interface Served {
  method: string | undefined;
  url: string | undefined;
  status: number;
}

/**
 * The server under Fastify. Files of the site are answered here, before Fastify's routing and hooks, which would halve
 * the requests per second; all else goes to Fastify.
 */
export function createHttpServer({
  site,
  questions,
  isTrusted,
  toFastify,
  onServed,
}: {
  site: Site;
  /** Addresses of pages that a route fills in when they are asked something, such as /contact/receipt?reference=… */
  questions: ReadonlySet<string>;
  isTrusted: IsTrusted;
  toFastify: RequestListener;
  onServed: ((served: Served) => void) | undefined;
}): Server {
  // requireHostHeader is off because Node's own answer would lack our headers; the check is made below.
  const server = createServer({ ...LIMITS, requireHostHeader: false }, (request, response) => {
    // While closing, visitors with an open connection are told not to use it again.
    if (!server.listening) response.setHeader('Connection', 'close');
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      return sendText(response, 400, 'The request has no Host header.', cameByHttps(request, isTrusted));
    }
    const url = request.url as string;
    const cut = url.indexOf('?');
    const path = cut < 0 ? url : url.slice(0, cut);
    const file = request.method === 'GET' || request.method === 'HEAD' ? site.files.get(path) : undefined;
    if (!file || (cut >= 0 && questions.has(path))) {
      response.once('finish', () => counters.requests.add(`${requestClass(path)} ${response.statusCode}`));
      return toFastify(request, response);
    }
    sendFile(file, request, response, cameByHttps(request, isTrusted));
    counters.requests.add(`file ${response.statusCode}`);
    onServed?.({ method: request.method, url: request.url, status: response.statusCode });
  });
  server.setTimeout(STALLED_AFTER);
  spareUnsentAnswers(server);
  server.on('checkExpectation', (request, response) =>
    sendText(response, 417, 'This server only knows Expect: 100-continue.', cameByHttps(request, isTrusted)),
  );
  return server;
}
