import type { ProxyOptions } from 'vite';
import { receiptPath } from '../shared/api/enquiry.ts';
import { searchPath } from '../shared/api/search.ts';

/**
 * Returns the development proxy to the server's routes: form, assistant, measurement, and pages filled in for one visitor.
 * @param server origin of a running server; undefined disables the proxy
 */
export function proxyToServer(server: string | undefined): Record<string, ProxyOptions> {
  if (!server) return {};
  const addresses = ['/api/', '/v1beta/', '/_vercel/', `^${searchPath}\\?`, `^${receiptPath}\\?`];
  return Object.fromEntries(addresses.map((address) => [address, { target: server }]));
}
