import { existsSync } from 'node:fs';
import { writePagesAsTsx } from './build/pages-as-tsx.ts';
import { handOver } from './hand-over.mjs';

/** Checks all types, Astro's pages included. */
if (!existsSync('site/.astro/types.d.ts')) await run('node_modules/astro/bin/astro.mjs', 'sync', '--root', 'site', '--silent');
await run('node_modules/typescript/bin/tsc', '--project', writePagesAsTsx());

async function run(...args: string[]): Promise<void> {
  const code = await handOver(process.execPath, args);
  if (code !== 0) process.exit(code);
}
