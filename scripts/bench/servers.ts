import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { temporaryFolder } from '../tools/project-copy.ts';
import { commandEnvironment, type Program, startProgram } from '../tools/start-program.ts';

export interface Server {
  program: Program;
  /** Origin on loopback. */
  origin: string;
  /** Milliseconds from the start of the process until it listens. */
  startTime: number;
}

/**
 * Starts the built server as production does, with a database of its own, on a free port.
 * @throws Error with the server's output if it does not start
 */
export const ourServer = async (resources: AsyncDisposableStack) =>
  start(resources, ['--max-semi-space-size=4', 'scripts/run.mjs', 'start'], /The site is at (http:\/\/\S+)/, {
    ...commandEnvironment(),
    ...{ DATA_DIR: await temporaryFolder(resources), PORT: '0', LOG_LEVEL: 'fatal', ENQUIRIES_PER_MINUTE: '1000000' },
  });

/** Starts a bare Fastify with one route. @param bytes length of its response */
export const oneRoute = (resources: AsyncDisposableStack, bytes = 100) =>
  start(resources, ['scripts/bench/reference/one-route.mjs', String(bytes)], /The reference is at (\S+)/, commandEnvironment());

async function start(resources: AsyncDisposableStack, args: string[], announces: RegExp, env: NodeJS.ProcessEnv): Promise<Server> {
  const started = performance.now();
  const program = await startProgram(resources, process.execPath, args, { env });
  const [, origin = ''] = await program.waitForOutput(announces, 60_000);
  return { program, origin, startTime: performance.now() - started };
}

/**
 * Serves the plain reference: hand-written pages with the home page's words and font, as a lower bound of load times.
 * @param ours origin of our server, whose preloaded font the pages share
 * @returns its origin
 */
export async function plainPages(resources: AsyncDisposableStack, ours: string): Promise<string> {
  const preloaded = /<link rel="preload" href="([^"]+)" as="font"/.exec(await (await fetch(ours)).text())?.[1];
  if (!preloaded) throw new Error('The home page preloads no font that the reference page could share');
  const font = Buffer.from(await (await fetch(ours + preloaded)).arrayBuffer());
  const html = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' };
  const read = (file: string) => brotliCompressSync(readFileSync(join(import.meta.dirname, 'reference', file)));
  const responses = new Map<string, { body: Buffer; headers: Record<string, string> }>([
    ['/', { body: read('index.html'), headers: html }],
    ['/services', { body: read('services.html'), headers: html }],
    ['/font.woff2', { body: font, headers: { 'content-type': 'font/woff2', 'cache-control': 'max-age=31536000, immutable' } }],
  ]);
  const server = createHttpServer(({ url = '' }, response) => {
    const found = responses.get(url);
    response.writeHead(found ? 200 : 404, found?.headers).end(found?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  resources.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Bytes a second and milliseconds before a response, as Lighthouse's slow 4G has them. */
const slow = { rate: (1638.4 * 0.9 * 1024) / 8, latency: 562.5 };

/**
 * Puts a slow line in front of a server. The browser's own throttling does not cover prerendered pages.
 * @param origin of the server
 * @returns the origin of the slow line
 */
export async function slowLine(resources: AsyncDisposableStack, origin: string): Promise<string> {
  /** Time at which the line has sent all that it accepted, in milliseconds of performance.now(). */
  let freeAt = 0;
  async function* delay(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      const now = performance.now();
      freeAt = Math.max(now + slow.latency, freeAt) + (chunk.length / slow.rate) * 1000;
      await pause(freeAt - now);
      yield chunk;
    }
  }
  const line = createServer((browser) => {
    const server = connect(Number(new URL(origin).port), '127.0.0.1');
    // The browser closes connections as it likes.
    pipeline(browser, server).catch(() => {});
    pipeline(server, delay, browser).catch(() => {});
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  resources.defer(() => void line.close());
  return `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
}
