import type { FastifyInstance } from 'fastify';
import { verdictPath } from '../../shared/api/chat.ts';
import { emailPaths, receiptPath } from '../../shared/api/enquiry.ts';
import { missedPath } from '../../shared/api/search.ts';

/** Counts by label. Labels come from fixed sets, so that the map stays small. */
class LabelCounter<Label extends string> {
  readonly counts = new Map<Label, number>();

  add(label: Label): void {
    this.counts.set(label, (this.counts.get(label) ?? 0) + 1);
  }
}

/** Part of the site that answered a request. */
type RequestClass = 'file' | 'page' | 'enquiry' | 'receipt' | 'assistant' | 'search' | 'measurement' | 'health';

/** Source of an answer: the model, builtin, or builtin because the model failed, its answer was refused or the budget was spent. */
export type AnswerSource = 'builtin' | 'model' | 'failed' | 'unused' | 'spent';

/**
 * Counters of this process for /metrics. They are plain numbers, because one
 * counter is incremented for every file served.
 */
export const counters = {
  /** Responses by part and status, such as `file 200`. */
  requests: new LabelCounter<`${RequestClass} ${number}`>(),
  enquiries: new LabelCounter<'accepted' | 'repeated' | 'quarantined' | 'refused' | 'failed'>(),
  deliveries: new LabelCounter<'delivered' | 'put-off' | 'given-up'>(),
  webhooks: new LabelCounter<'delivered' | 'put-off' | 'given-up'>(),
  answers: new LabelCounter<AnswerSource>(),
  /** `left-out`: from bots, from visitors who opt out, or for unknown events. */
  reports: new LabelCounter<'counted' | 'left-out'>(),
} as const;

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
