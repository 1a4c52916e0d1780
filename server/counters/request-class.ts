import { verdictPath } from '../../shared/api/chat.ts';
import { emailPaths, receiptPath } from '../../shared/api/enquiry.ts';
import { missedPath } from '../../shared/api/search.ts';
import type { RequestClass } from './counters.ts';

const prefixes: readonly (readonly [prefix: string, RequestClass])[] = [
  [emailPaths.send, 'enquiry'],
  [receiptPath, 'receipt'],
  ['/v1beta/', 'assistant'],
  [verdictPath, 'assistant'],
  [missedPath, 'search'],
  ['/_vercel/', 'measurement'],
  ['/healthz', 'health'],
];

/** Classifies a request that is not answered from memory, by its path without query. */
export function requestClass(path: string): RequestClass {
  return prefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page';
}
