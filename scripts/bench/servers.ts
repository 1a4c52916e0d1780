import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import autocannon, { type Options, type Result } from 'autocannon';
import { emailPaths, ownService } from '../../shared/api/enquiry.ts';
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
  start(resources, ['--max-semi-space-size=4', '--max-old-space-size=768', 'scripts/run.mjs', 'start'], /The site is at (http:\/\/\S+)/, {
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
  const server = createServer(({ url = '' }, response) => {
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

let count = 0;

/** Returns a process's resident memory in bytes (proc(5)). */
export const memoryOf = (pid: number | undefined) => 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Requests the home page over 64 connections, or what the options say. */
export const load = (origin: string, options: Partial<Options>): Promise<Result> =>
  autocannon({ url: origin, connections: 64, ...options });

/** Sends a number of different enquiries. */
export const sendEnquiries = (origin: string, amount: number): Promise<Result> =>
  load(origin, { amount, requests: [{ method: 'POST', path: emailPaths.send, setupRequest: enquiry }] });

/** Writes an enquiry with a reference of its own, which may consist of digits only. */
function enquiry<Request>(request: Request): Request {
  count += 1;
  const reference = `${count}`.padStart(16, '0').replace(/(.{4})(?=.)/g, '$1-');
  const body = JSON.stringify({
    user_id: ownService.publicKey,
    service_id: ownService.serviceId,
    template_id: ownService.templateId,
    template_params: {
      from_name: 'Asha',
      from_email: 'asha@shop.example',
      message: 'Which lamps do we restock first? '.repeat(10),
      reference,
    },
  });
  return { ...request, headers: { 'content-type': 'application/json' }, body };
}
