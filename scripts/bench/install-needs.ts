import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../tools/chromium.ts';
import { installPostgres } from '../tools/install-postgres.ts';
import { installSystemPackage } from '../tools/install-system-package.ts';
import { type Need, type PartName, parts } from './parts.ts';

const installs: Record<Need, () => void> = {
  chromium: () => {
    if (!chromiumPath()) installSystemPackage('chromium', 'the bench', 'set CHROME_PATH to a Chrome or Chromium that you have');
  },
  postgresql: installPostgres,
  wrk: () => installProgram('wrk'),
};

/** Installs the programs that these parts need. Exits with the fix if one cannot be installed: no row is skipped. */
export function installNeeds(names: readonly PartName[]): void {
  const needs = new Set(names.flatMap((name): readonly Need[] => parts[name].needs));
  for (const need of needs) installs[need]();
}

function installProgram(name: string): void {
  if (spawnSync(name, ['-v']).error) installSystemPackage(name, 'the bench', `put ${name} in the PATH`);
}
