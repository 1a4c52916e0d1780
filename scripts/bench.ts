import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pages } from './bench/pages.ts';
import { load, memoryOf, oneRoute, ourServer, type Server, sendEnquiries } from './bench/servers.ts';
import { mb, ms, perSecond, quantile, type Row, row, tableOf } from './bench/table.ts';
import { buildSite } from './build/build-site.ts';
import { buildIsCurrent } from './build/build-stamp.mjs';
import { generateStudies } from './tools/generated-studies.ts';
import { installBrowsers } from './tools/install-system-package.ts';
import { projectCopy } from './tools/project-copy.ts';
import { commandEnvironment, startProgram } from './tools/start-program.ts';

const studies = 1_000;
/** Largest heap of the build in megabytes, which also bounds how it grows. */
const heap = 2_000;

const enquiriesSent = 15_000;

// npm run bench -- NAME …
// Measures what we claim about speed, beside a reference of the same run, within five minutes. A missed row fails it: run it on a quiet machine.

const parts: Record<string, (resources: AsyncDisposableStack, ours: Server) => Promise<Row[]>> = { pages, server, build };
const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part "${unknown}": use ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
installBrowsers();
if (!buildIsCurrent()) await buildSite();

const rows: Row[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  await using resources = new AsyncDisposableStack();
  const partRows = await run(resources, await ourServer(resources));
  console.log(`\n${tableOf(partRows)}`);
  rows.push(...partRows);
}
const missed = rows.filter(({ met }) => met === false).length;
console.log(`\n${rows.length} rows, ${missed} missed`);
process.exit(missed === 0 ? 0 : 1);

/** Builds a copy of the project with generated case studies, nothing cached. */
async function build(resources: AsyncDisposableStack): Promise<Row[]> {
  const folder = await projectCopy(resources);
  await generateStudies(join(folder, 'content'), studies);
  const env = { ...commandEnvironment(), NODE_OPTIONS: `--max-old-space-size=${heap}` };
  const started = performance.now();
  const program = await startProgram(resources, process.execPath, ['scripts/run.mjs', 'build'], { cwd: folder, env });
  await program.waitForOutput(/Built in/, 300_000);
  const seconds = (performance.now() - started) / 1000;
  return [
    row(`build with ${studies.toLocaleString('en')} case studies, heap of ${heap} MB`, seconds, {
      format: (value) => `${value.toFixed(1)} s`,
      most: 60,
    }),
  ];
}

/** Measures the server beside a bare Fastify of one route: start, pages; and enquiries on disk with the memory they leave. */
async function server(resources: AsyncDisposableStack, ours: Server): Promise<Row[]> {
  await pause(2_000);
  const atRest = memoryOf(ours.program.pid);
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
  const enquiries = await sendEnquiries(ours.origin, enquiriesSent);
  await pause(20_000);
  return [
    row('start beside one Fastify route', quantile(starts.ours), { format: ms, most: 2.5 }, quantile(starts.bare)),
    row('memory at rest', atRest, { format: mb, most: 150e6 }),
    row('pages a second beside a bare Fastify', pages.ours, { format: perSecond, least: 0.3 }, pages.bare),
    row('enquiries a second, each on disk', enquiries['2xx'] / enquiries.duration, { format: perSecond, least: 1_000 }),
    row(`enquiries accepted of ${enquiriesSent.toLocaleString('en')}`, enquiries['2xx'], { format: String, least: enquiriesSent }),
    row('memory 20 s after these enquiries', memoryOf(ours.program.pid), { format: mb, most: 220e6 }),
  ];
}

async function pagesPerSecond(of: Server): Promise<number> {
  const result = await load(of.origin, { duration: 5, headers: { 'accept-encoding': 'br' } });
  return result['2xx'] / result.duration;
}
