import { createDatabase } from '../tools/create-database.ts';
import { startPostgres } from '../tools/postgres.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';
import type { BenchContext } from './part.ts';
import { referenceServer } from './reference-server.ts';
import { SlowLine } from './slow-line.ts';
import { startServer } from './start-server.ts';
import { tlsProxy } from './tls-proxy.ts';

interface BenchOptions {
  short: boolean;
  /** Any database of a running PostgreSQL. Without it, one is started when the first part asks for a database. */
  postgres?: string;
}

/**
 * Starts our server as production does, in a separate process, and the reference beside it, each behind HTTP/2 and TLS.
 * The site must be built already, so that the start does not include a build.
 * @throws Error with the server's message
 */
export async function prepareBench(resources: AsyncDisposableStack, { short, postgres }: BenchOptions): Promise<BenchContext> {
  const { origin } = await startServer(resources, { env: { DATA_DIR: await temporaryFolder(resources), TRUST_PROXY: '127.0.0.1' } });
  const plain = await referenceServer(resources, await preloadedFont(origin));
  const line = new SlowLine();
  let address = postgres;
  return {
    short,
    line,
    ours: await tlsProxy(resources, origin, line),
    reference: await tlsProxy(resources, plain, line),
    async createDatabase() {
      address ??= await startedPostgres(resources);
      return createDatabase(address);
    },
  };
}

async function startedPostgres(resources: AsyncDisposableStack): Promise<string> {
  const server = await startPostgres();
  resources.defer(() => server.remove());
  return server.url();
}

/** Fetches the font file that our home page preloads. */
async function preloadedFont(server: string): Promise<Buffer> {
  const html = await (await fetch(server)).text();
  const path = html.match(/<link rel="preload" href="([^"]+)" as="font"/)?.[1];
  if (!path) throw new Error('The home page preloads no font, so the reference page has none to share');
  return Buffer.from(await (await fetch(server + path)).arrayBuffer());
}
