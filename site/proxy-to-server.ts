import type { ProxyOptions } from 'vite';
import { receiptPath } from '../shared/api/enquiry.ts';
import { searchPath } from '../shared/api/search.ts';

/**
 * In development, what the server answers: form, assistant, what is measured, and the pages that it fills in for one visitor.
 * @param server origin of a running server; undefined leaves these addresses unanswered
 */
export function proxyToServer(server: string | undefined): Record<string, ProxyOptions> {
  if (!server) return {};
  const addresses = ['/api/', '/v1beta/', '/_vercel/', `^${searchPath}\\?`, `^${receiptPath}\\?`];
  return Object.fromEntries(addresses.map((address) => [address, { target: server }]));
}
