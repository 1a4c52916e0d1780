import { build } from './bench/build.ts';
import { pages } from './bench/pages.ts';
import { server } from './bench/server.ts';
import { ourServer, type Server } from './bench/servers.ts';
import { type Row, tableOf } from './bench/table.ts';
import { buildSite } from './build/build-site.ts';
import { buildIsCurrent } from './build/build-stamp.mjs';
import { installBrowsers } from './tools/install-browsers.ts';

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
