import { join } from 'node:path';
import { pages } from './bench/pages.ts';
import { server } from './bench/server.ts';
import { ourServer, type Server } from './bench/servers.ts';
import { type Row, row, tableOf } from './bench/table.ts';
import { buildSite } from './build/build-site.ts';
import { buildIsCurrent } from './build/build-stamp.mjs';
import { generateStudies } from './tools/generated-studies.ts';
import { installBrowsers } from './tools/install-system-package.ts';
import { projectCopy } from './tools/project-copy.ts';
import { commandEnvironment, startProgram } from './tools/start-program.ts';

const studies = 300;
/** Largest heap of the build in megabytes, which also bounds how it grows. */
const heap = 2_000;

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
  return [row(`build with ${studies} case studies, heap of ${heap} MB`, seconds, { format: (value) => `${value.toFixed(1)} s`, most: 45 })];
}
