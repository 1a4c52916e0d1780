import { mkdirSync, writeFileSync } from 'node:fs';
import { machine } from '../bench/machine.ts';
import { readOptions } from '../bench/options.ts';
import type { Row } from '../bench/part.ts';
import { assistant } from '../bench/parts/assistant.ts';
import { build } from '../bench/parts/build.ts';
import { bytes } from '../bench/parts/bytes.ts';
import { click } from '../bench/parts/click.ts';
import { enquiries } from '../bench/parts/enquiries.ts';
import { lighthouse } from '../bench/parts/lighthouse.ts';
import { measurement } from '../bench/parts/measurement.ts';
import { server } from '../bench/parts/server.ts';
import { prepareGround } from '../bench/prepare-ground.ts';
import { runPart } from '../bench/run-part.ts';
import { tableOf } from '../bench/table-of.ts';
import { within } from '../bench/within.ts';
import { buildIsCurrent } from './build-stamp.mjs';

// npm run bench -- --only bytes,lighthouse,click,server,enquiries,measurement,assistant,build --quick
// Measures the build in dist/ and prints the table of docs' "Speed we must reach"; missed targets are told, only a crash is a failure.
const parts = { bytes, lighthouse, click, server, enquiries, measurement, assistant, build };
const all = new AsyncDisposableStack();
let ending: Promise<void> | undefined;
// A terminal's Ctrl-C comes twice, from the terminal and from run.mjs: the second must not cut the closing short.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => (ending ??= closeAll().finally(() => process.exit(1))));
const closeAll = () => within(20_000, 'closing the bench', all.disposeAsync()).catch((error) => console.error(error));

try {
  const { only, quick } = readOptions(process.argv.slice(2));
  const where = machine();
  const ground = await prepareGround(all, quick);
  const rows: Row[] = [];
  const notes: string[] = buildIsCurrent() ? [] : ['dist/ is older than the sources: run "npm run build" to measure them as they are now'];
  const data: Record<string, unknown> = {};
  for (const name of only) {
    const result = await runPart(name, parts[name], ground, all);
    if (ending) break;
    if (typeof result === 'string') {
      rows.push({ what: name, ours: 'crashed' });
      notes.push(`${name} crashed: ${result}`);
      process.exitCode = 1;
    } else {
      rows.push(...result.rows);
      notes.push(...result.notes);
      data[name] = result.data;
    }
  }
  // Half a run must not pass for the latest results.
  if (ending) throw new Error('The bench was interrupted: nothing is reported');
  console.log(['', ...where, '', tableOf(rows), '', ...notes].join('\n'));
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(
    'bench/results/latest.json',
    JSON.stringify({ date: new Date().toISOString(), machine: where, quick, rows, notes, data }, null, 1),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await (ending ?? closeAll());
}
process.exit();
