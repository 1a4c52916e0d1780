import type { FastifyInstance } from 'fastify';
import { type IsTrusted, trustedProxies } from './trusted-proxies.ts';

/** Headers that proxies set. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Returns whether a request's headers show that it came through a proxy. */
export const isForwarded = (headers: Record<string, unknown>) => forwardingHeaders.some((name) => headers[name] !== undefined);

/** Checks for private and loopback addresses. Only these are logged. */
const isPrivate = trustedProxies(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7']);

/**
 * Strips ports from forwarded addresses before `request.ip` is read. Some load balancers add ports, and every limit would
 * count a new port as a new visitor. Logs once if an untrusted proxy forwards requests.
 */
export function readForwardedHeaders(app: FastifyInstance, isTrusted: IsTrusted): void {
  let isLogged = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw;
    const { remoteAddress } = socket;
    const addresses = headers['x-forwarded-for'];
    if (addresses !== undefined) headers['x-forwarded-for'] = String(addresses).split(',').map(withoutPort).join(', ');
    if (!isLogged && isForwarded(headers) && !isTrusted(remoteAddress)) {
      isLogged = true;
      app.log.warn(
        isPrivate(remoteAddress) ? { proxy: remoteAddress } : {},
        'a request came with forwarding headers from an address that TRUST_PROXY does not name: behind a proxy, add its address there, or all visitors share one limit',
      );
    }
    done();
  });
}

/** Strips port, brackets and quotes: 203.0.113.6:40001, [2001:db8::1]:443, "[2001:db8::1]". Other values are unchanged. */
function withoutPort(text: string): string {
  const address = text.trim().replace(/^"(.*)"$/, '$1');
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
