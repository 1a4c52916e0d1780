import { Agent, request as forward } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { selfSignedCertificate } from '../tools/self-signed-certificate.ts';
import { SlowLine } from './slow-line.ts';

/** Connection headers, which HTTP/2 forbids (RFC 9113, 8.2.2). */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

/**
 * Puts HTTP/2 and TLS in front of a server on loopback, as a reverse proxy does in production.
 * @param origin of the server, such as http://127.0.0.1:3000
 * @param line throttled connection; by default not throttled
 * @returns the secure origin, https://localhost with a free port; its certificate is self-signed
 */
export async function tlsProxy(resources: AsyncDisposableStack, origin: string, line = new SlowLine()): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);
  const front = createSecureServer(selfSignedCertificate(), (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !connectionHeaders.includes(name)),
    );
    const forwardedHeaders = { ...headers, host: request.authority, 'x-forwarded-proto': 'https' };
    const upstream = forward(
      { agent, hostname, port, method: request.method, path: request.url, headers: forwardedHeaders },
      async (answer) => {
        await line.wait();
        // The browser may have disconnected.
        if (response.stream?.destroyed) return answer.destroy();
        response.writeHead(
          answer.statusCode ?? 502,
          Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !connectionHeaders.includes(name))),
        );
        await pipeline(line.send(answer), response).catch(() => {});
      },
    );
    upstream.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    request.pipe(upstream);
  });
  const sessions = new Set<ServerHttp2Session>();
  front.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => {}).on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  resources.defer(() => {
    agent.destroy();
    for (const session of sessions) session.destroy();
    return new Promise<void>((resolve) => front.close(() => resolve()));
  });
  return `https://localhost:${(front.address() as AddressInfo).port}`;
}
