import { mkdirSync, writeFileSync } from 'node:fs';
import { installNeeds } from './bench/install-needs.ts';
import { machine } from './bench/machine.ts';
import { readOptions } from './bench/options.ts';
import type { Row } from './bench/part.ts';
import { prepareBench } from './bench/prepare-bench.ts';
import { busyCores, waitUntilQuiet } from './bench/quiet.ts';
import { runPart } from './bench/run-part.ts';
import { tableOf } from './bench/table-of.ts';
import { within } from './bench/within.ts';
import { buildSite } from './build/build-site.ts';
import { buildIsCurrent } from './build/build-stamp.mjs';

// npm run bench -- NAME … --short
// Measures what we claim about speed on a fresh build, each row beside its reference. Missed targets are reported; only a crash fails.

/** Seconds that each part waits for an idle machine. */
const TIMEOUT = 120;

const all = new AsyncDisposableStack();
let ending: Promise<void> | undefined;
// Ctrl-C arrives twice, from the terminal and from run.mjs: the second must not interrupt the cleanup.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => (ending ??= closeAll().finally(() => process.exit(1))));
const closeAll = () => within(20_000, 'closing the bench', all.disposeAsync()).catch((error) => console.error(error));

try {
  const { wanted, short } = readOptions(process.argv.slice(2));
  installNeeds(wanted);
  if (!buildIsCurrent()) await buildSite();
  const where = machine();
  const context = await prepareBench(all, { short });
  const rows: Row[] = [];
  const notes: string[] = [];
  const data: Record<string, unknown> = {};
  const busy = (name: string, when: string, cores: number) =>
    `${name}: NOT QUIET: other work kept ${cores.toFixed(1)} cores busy when it ${when}; times are too long, bytes are not affected`;
  console.log(`\n${where}`);
  if (short)
    console.log(
      '--short: once and little of everything, on whatever else the machine does; it shows that the bench works, not what is true',
    );
  for (const name of wanted) {
    const before = short ? undefined : await waitUntilQuiet(TIMEOUT);
    const result = await runPart(name, context, all);
    if (ending) break;
    const after = short ? 0 : await busyCores();
    const measured =
      typeof result === 'string'
        ? { rows: [{ what: name, ours: 'crashed' }], notes: [`${name} crashed: ${result}`], data: undefined }
        : result;
    if (typeof result === 'string') process.exitCode = 1;
    const partNotes = [
      ...(before === undefined ? [] : [busy(name, 'began', before)]),
      ...(after > 0.5 ? [busy(name, 'ended', after)] : []),
      ...measured.notes,
    ];
    // Printed at once, so that an interrupted run keeps what it measured.
    console.log(['', tableOf(measured.rows), ...partNotes].join('\n'));
    rows.push(...measured.rows);
    notes.push(...partNotes);
    data[name] = measured.data;
  }
  // A partial run must not be stored as the latest results.
  if (ending) throw new Error('The bench was interrupted: what was measured stands above, and is not kept');
  if (wanted.length > 1) console.log(['', tableOf(rows), '', ...notes].join('\n'));
  mkdirSync('dist/bench', { recursive: true });
  writeFileSync(
    'dist/bench/latest.json',
    JSON.stringify({ date: new Date().toISOString(), machine: where, short, rows, notes, data }, null, 1),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await (ending ?? closeAll());
}
process.exit();
