import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { chromiumPath } from '../tests/support/chromium.ts';

/** One line on what the figures were measured with. */
export function machine(): string {
  const [{ model = 'unknown processor' } = {}, ...more] = cpus();
  const path = chromiumPath();
  const chromium = path ? spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout?.trim().split(' built')[0] : 'no Chromium';
  return `Machine: ${more.length + 1} cores (${model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GiB of memory, load ${loadavg()[0]?.toFixed(1)}; Node ${process.versions.node}, ${chromium}`;
}
