import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const report = 'dist/test-report.json';

/**
 * Runs tests and returns their counts.
 * @param options Vitest's options, and parts of test file names
 */
export async function runVitest(...options: string[]): Promise<{ passed: number; failed: number }> {
  rmSync(report, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  // Tests start many Node processes, which share this compile cache.
  const env = { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') };
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'exit');
  let counts = { numPassedTests: 0, numFailedTests: 0 };
  try {
    counts = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    console.log('The tests ended without a report');
  }
  // A file that fails to load, or a failing set-up, fails the run without a failed test.
  return { passed: counts.numPassedTests, failed: Math.max(counts.numFailedTests, status === 0 ? 0 : 1) };
}
