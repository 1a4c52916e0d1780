import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { listenLocally } from '../server/listen-locally.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * Serves a folder as static hosts do: adds `.html`, has a 404 page, and accepts no POST.
 * @param folder that is published
 */
export async function startStaticHost(folder: string) {
  const refused: string[] = [];
  const host = createServer(({ url, method }, response) => {
    const { pathname } = new URL(url as string, 'http://host');
    const path = pathname === '/' ? '/index' : pathname;
    const file = [path, `${path}.html`].map((name) => join(folder, name)).find((name) => extname(name) && existsSync(name));
    const status = method === 'POST' ? 405 : file ? 200 : 404;
    if (status !== 200) refused.push(`${status} ${pathname}`);
    response.writeHead(status, { 'Content-Type': types[extname(file ?? '.html')] ?? 'font/woff2' });
    response.end(status === 405 ? 'Method Not Allowed' : readFileSync(file ?? join(folder, '404.html')));
  });
  return {
    origin: await listenLocally(host),
    /** Failed requests: status and path. */
    refused,
    close: () => void host.close(),
  };
}
