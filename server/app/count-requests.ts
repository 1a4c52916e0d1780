import type { FastifyInstance } from 'fastify';
import { verdictPath } from '../../shared/api/chat.ts';
import { emailPaths, receiptPath } from '../../shared/api/enquiry.ts';
import { missedPath } from '../../shared/api/search.ts';
import { counters, type RequestClass } from '../counters/counters.ts';

const prefixes: readonly (readonly [prefix: string, RequestClass])[] = [
  [emailPaths.send, 'enquiry'],
  [receiptPath, 'receipt'],
  ['/v1beta/', 'assistant'],
  [verdictPath, 'assistant'],
  [missedPath, 'search'],
  ['/_vercel/', 'measurement'],
  ['/healthz', 'health'],
];

/** Statuses with which a file is sent. Requests without a route are answered with files, redirects or the not-found page. */
const fileStatuses = [200, 206, 304];

/** Counts responses by part and status, and logs them at level debug. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const [path = ''] = request.url.split('?');
    const isFile = request.is404 && fileStatuses.includes(statusCode);
    const part = isFile ? 'file' : (prefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page');
    counters.requests.add(`${part} ${statusCode}`);
    request.log.debug({ method: request.method, path, status: statusCode }, 'answered');
    done();
  });
}
