import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = join(import.meta.dirname, 'reference');
const pages = { '/': 'index.html', '/services': 'services.html' };

/**
 * Serves the plain reference: hand-written pages with our home page's words and our font, as a lower bound for load times.
 * @param font the font file that our pages preload
 * @returns the server's origin on loopback
 */
export async function referenceServer(resources: AsyncDisposableStack, font: Buffer): Promise<string> {
  const responses = new Map<string | undefined, { body: Buffer; headers: Record<string, string> }>();
  for (const [path, file] of Object.entries(pages)) {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' };
    responses.set(path, { body: brotliCompressSync(readFileSync(join(folder, file))), headers });
  }
  responses.set('/font.woff2', { body: font, headers: { 'content-type': 'font/woff2', 'cache-control': 'max-age=31536000, immutable' } });
  const server = createServer(({ url }, response) => {
    const answer = responses.get(url);
    if (!answer) return response.writeHead(404).end();
    return response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  resources.defer(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
