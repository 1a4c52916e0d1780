import { connect, type OutgoingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { connect as connectSecurely } from 'node:tls';
import type { Settings } from '../../../server/settings/settings.ts';
import type { HttpResponse } from './ask.ts';
import { hasProxy, type ProxyName, type RunningProxy, startProxy } from './proxies.ts';
import { type RunningApp, runApp } from './running-app.ts';

/** A way to reach the server: directly or through a proxy. */
export interface Front {
  name: string;
  /** Whether a proxy serves the files. */
  isProxy: boolean;
  isThere: boolean;
  run(more?: Partial<Settings>): Promise<RunningApp>;
}

/** The server without a proxy, and behind each proxy of deploy/ over TLS and HTTP/2. */
export const fronts: readonly Front[] = [
  { name: 'by itself', isProxy: false, isThere: true, run: runApp },
  ...(['nginx', 'Caddy'] as const).map((name) => ({
    name: hasProxy(name) ? `behind ${name}` : `behind ${name}, which this machine has not`,
    isProxy: true,
    isThere: hasProxy(name),
    run: (more?: Partial<Settings>) => runBehind(name, more),
  })),
];

/** Starts a server behind a proxy: `ask` goes through the proxy, and `port` is the proxy's. */
export async function runBehind(
  name: ProxyName,
  more: Partial<Settings> = {},
  behind: { desk?: number } = {},
): Promise<RunningApp & { proxy: RunningProxy }> {
  const resources = new AsyncDisposableStack();
  const app = await runApp({ trustProxy: ['127.0.0.1'], ...more });
  resources.defer(() => app.close());
  const proxy = await startProxy(resources, name, { servers: [app.port], files: join(app.buildFolder, 'site'), ...behind });
  return {
    ...app,
    port: proxy.secure,
    proxy,
    ask: (path, headers = {}, method = 'GET', body) => askSecurely(proxy.secure, { ':path': path, ':method': method, ...headers }, body),
    close: () => resources.disposeAsync(),
  };
}

/**
 * Sends a request over HTTP/2 on a new connection.
 * @param visitor its address, and the name that it asks for in the handshake
 */
export function askSecurely(
  port: number,
  headers: OutgoingHttpHeaders,
  body?: string,
  { localAddress = '127.0.0.1', servername = 'localhost' } = {},
): Promise<HttpResponse> {
  // Node's types omit the options of net.connect.
  const options = {
    host: '127.0.0.1',
    port,
    servername,
    localAddress,
    ALPNProtocols: ['h2'],
    rejectUnauthorized: false,
  };
  const socket = () => connectSecurely(options);
  const session = connect(`https://localhost:${port}`, { createConnection: socket });
  return new Promise<HttpResponse>((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request(headers, { endStream: body === undefined });
    const pieces: Buffer[] = [];
    let responseHeaders: HttpResponse['headers'] = {};
    let status = 0;
    stream.on('response', ({ ':status': statusCode, ...rest }) => {
      status = Number(statusCode);
      responseHeaders = rest as HttpResponse['headers'];
    });
    stream.on('data', (piece) => pieces.push(piece));
    stream.on('error', reject);
    stream.on('close', () => reject(new Error('the stream was closed without an answer')));
    stream.on('end', () => {
      const whole = Buffer.concat(pieces);
      resolve({ status, headers: responseHeaders, body: whole, text: whole.toString() });
    });
    if (body !== undefined) stream.end(body);
  }).finally(() => session.destroy());
}
