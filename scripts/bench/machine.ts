import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { chromiumPath } from '../tools/chromium.ts';

/** Describes the machine in one line. */
export function machine(): string {
  const path = chromiumPath();
  const chromium = path
    ? spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout?.split(/ built|\n/)[0]
    : 'no Chromium';
  return `Machine: ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB of memory; Node ${process.versions.node}, ${chromium}`;
}
