import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { chromiumPath } from '../tests/support/chromium.ts';

/** One line on what the figures are measured with, and one more when it has other work: call it before anything is measured. */
export function machine(): string[] {
  const cores = availableParallelism();
  const load = loadavg()[0] ?? 0;
  const path = chromiumPath();
  const chromium = path
    ? spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout?.split(/ built|\n/)[0]
    : 'no Chromium';
  const line = `Machine: ${cores} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB of memory; Node ${process.versions.node}, ${chromium}`;
  // Half a core is what the bench's own start and a desktop take.
  return load > 0.5
    ? [
        line,
        `The machine was busy before the first measurement (load ${load.toFixed(1)} on ${cores} cores): times below are too long, bytes are not affected.`,
      ]
    : [line];
}
