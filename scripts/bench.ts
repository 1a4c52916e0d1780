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

const allResources = new AsyncDisposableStack();
let closing: Promise<void> | undefined;
// Ctrl-C arrives twice, from the terminal and from run.mjs: the second must not interrupt the cleanup.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => (closing ??= closeAll().finally(() => process.exit(1))));
const closeAll = () => within(20_000, 'closing the bench', allResources.disposeAsync()).catch((error) => console.error(error));

try {
  const { wanted, short } = readOptions(process.argv.slice(2));
  installNeeds(wanted);
  if (!buildIsCurrent()) await buildSite();
  const machineLine = machine();
  const context = await prepareBench(allResources, { short });
  const rows: Row[] = [];
  const notes: string[] = [];
  const data: Record<string, unknown> = {};
  const busyNote = (name: string, when: string, cores: number) =>
    `${name}: NOT QUIET: other work kept ${cores.toFixed(1)} cores busy when it ${when}; times are too long, bytes are not affected`;
  console.log(`\n${machineLine}`);
  if (short)
    console.log(
      '--short: once and little of everything, on whatever else the machine does; it shows that the bench works, not what is true',
    );
  for (const name of wanted) {
    const loadBefore = short ? undefined : await waitUntilQuiet(TIMEOUT);
    const result = await runPart(name, context, allResources);
    if (closing) break;
    const loadAfter = short ? 0 : await busyCores();
    const measured =
      typeof result === 'string'
        ? { rows: [{ what: name, ours: 'crashed' }], notes: [`${name} crashed: ${result}`], data: undefined }
        : result;
    if (typeof result === 'string') process.exitCode = 1;
    const partNotes = [
      ...(loadBefore === undefined ? [] : [busyNote(name, 'began', loadBefore)]),
      ...(loadAfter > 0.5 ? [busyNote(name, 'ended', loadAfter)] : []),
      ...measured.notes,
    ];
    // Print each part at once, so that an interrupted run keeps its results.
    console.log(['', tableOf(measured.rows), ...partNotes].join('\n'));
    rows.push(...measured.rows);
    notes.push(...partNotes);
    data[name] = measured.data;
  }
  // A partial run must not be stored as the latest results.
  if (closing) throw new Error('The bench was interrupted: what was measured stands above, and is not kept');
  if (wanted.length > 1) console.log(['', tableOf(rows), '', ...notes].join('\n'));
  mkdirSync('dist/bench', { recursive: true });
  writeFileSync(
    'dist/bench/latest.json',
    JSON.stringify({ date: new Date().toISOString(), machine: machineLine, short, rows, notes, data }, null, 1),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await (closing ?? closeAll());
}
process.exit();
