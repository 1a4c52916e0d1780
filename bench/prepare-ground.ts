import type { Ground } from './part.ts';
import { referenceServer } from './reference-server.ts';
import { secureFront } from './secure-front.ts';
import { SlowLine } from './slow-line.ts';
import { startProgram } from './start-program.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * Starts our server as production does, in a process of its own, and the reference beside it, each behind HTTP/2 and TLS.
 * @throws Error with the server's message, such as that the site is not built
 */
export async function prepareGround(resources: AsyncDisposableStack, quick: boolean): Promise<Ground> {
  // A database of its own: a real one must not meet the bench.
  const apart = { DATA_DIR: await temporaryFolder(resources), DATABASE_URL: '', SMTP_URL: '' };
  const env = { ...process.env, ...apart, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal', TRUST_PROXY: '127.0.0.1' };
  const { match } = await startProgram(resources, process.execPath, ['server/main.ts'], { env, ready: /at (http:\S+)/ });
  const server = String(match?.[1]).replace('localhost', '127.0.0.1');
  const plain = await referenceServer(resources, await preloadedFont(server));
  const line = new SlowLine();
  return { quick, server, line, ours: await secureFront(resources, server, line), reference: await secureFront(resources, plain, line) };
}

/** The font file that our home page preloads. */
async function preloadedFont(server: string): Promise<Buffer> {
  const html = await (await fetch(server)).text();
  const path = html.match(/<link rel="preload" href="([^"]+)" as="font"/)?.[1];
  if (!path) throw new Error('The home page preloads no font, so the reference page has none to share');
  return Buffer.from(await (await fetch(server + path)).arrayBuffer());
}
