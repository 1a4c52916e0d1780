import type { FastifyInstance } from 'fastify';
import { type IsTrusted, trustedProxies } from './trusted-proxies.ts';

/** Set by whatever stands between a browser and a listener. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether a request says that it came through a proxy. */
export const isForwarded = (headers: Record<string, unknown>) => forwardingHeaders.some((name) => headers[name] !== undefined);

/** Addresses that belong to no visitor from outside. Only these are logged. */
const isPrivate = trustedProxies(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7']);

/**
 * Takes the ports off forwarded addresses before anything reads `request.ip`: some balancers add them, and a visitor has another with each
 * connection, which would be another visitor to every limit. Logs once when a proxy forwards that is not trusted.
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

/** 203.0.113.6:40001, [2001:db8::1]:443 and "[2001:db8::1]" without port, brackets and quotes. What is no such address stays as it is. */
function withoutPort(text: string): string {
  const address = text.trim().replace(/^"(.*)"$/, '$1');
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
