import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Options, type Result } from 'autocannon';
import { emailPaths, ownService } from '../../shared/api/enquiry.ts';
import { oneRoute, ourServer, type Server } from './servers.ts';
import { mb, ms, perSecond, quantile, type Row, row } from './table.ts';

const enquiriesSent = 15_000;

/** Measures the server beside a bare Fastify of one route: start, pages; and enquiries on disk with the memory they leave. */
export async function server(resources: AsyncDisposableStack, ours: Server): Promise<Row[]> {
  await pause(2_000);
  const atRest = memoryOf(ours);
  const starts = { ours: [] as number[], bare: [] as number[] };
  for (let run = 0; run < 5; run++) {
    const attempt = resources.use(new AsyncDisposableStack());
    starts.bare.push((await oneRoute(attempt)).startTime);
    starts.ours.push((await ourServer(attempt)).startTime);
    await attempt.disposeAsync();
  }
  const { headers } = await fetch(ours.origin, { headers: { 'Accept-Encoding': 'br' } });
  const bare = await oneRoute(resources, Number(headers.get('content-length')));
  const pages = { ours: await pagesPerSecond(ours), bare: await pagesPerSecond(bare) };
  const enquiries = await load(ours, {
    amount: enquiriesSent,
    requests: [{ method: 'POST', path: emailPaths.send, setupRequest: enquiry }],
  });
  await pause(20_000);
  return [
    row('start beside one Fastify route', quantile(starts.ours), { format: ms, most: 2.5 }, quantile(starts.bare)),
    row('memory at rest', atRest, { format: mb, most: 150e6 }),
    row('pages a second beside a bare Fastify', pages.ours, { format: perSecond, least: 0.3 }, pages.bare),
    row('enquiries a second, each on disk', enquiries['2xx'] / enquiries.duration, { format: perSecond, least: 1_000 }),
    row(`enquiries accepted of ${enquiriesSent.toLocaleString('en')}`, enquiries['2xx'], { format: String, least: enquiriesSent }),
    row('memory 20 s after these enquiries', memoryOf(ours), { format: mb, most: 220e6 }),
  ];
}

const load = ({ origin }: Server, options: Partial<Options>): Promise<Result> => autocannon({ url: origin, connections: 64, ...options });

async function pagesPerSecond(of: Server): Promise<number> {
  const result = await load(of, { duration: 5, headers: { 'accept-encoding': 'br' } });
  return result['2xx'] / result.duration;
}

let count = 0;
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

/** Returns the server's resident memory in bytes (proc(5)). */
const memoryOf = ({ program }: Server) => 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.pid}/status`, 'utf8'))?.[1]);
