import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../support/scratch-folder.ts';

const settings = readFileSync('deploy/editing.conf', 'utf8');

test('systemd accepts the unit with what a publish needs', ({ skip }) => {
  if (spawnSync('systemd-analyze', ['--version']).error) skip('this machine has no systemd-analyze');
  const folder = scratchFolder('units');
  mkdirSync(join(folder, 'tarazu@0.service.d'));
  // Verification looks for the programs.
  for (const [file, copy] of [
    ['tarazu@.service', 'tarazu@.service'],
    ['editing.conf', 'tarazu@0.service.d/editing.conf'],
  ] as const)
    writeFileSync(join(folder, copy), readFileSync(`deploy/${file}`, 'utf8').replaceAll('/opt/tarazu/.node/node', process.execPath));
  const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
  execFileSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', 'tarazu@0.service'], { env, stdio: 'pipe' });
});

test('the steps hand over every folder that a build writes', () => {
  for (const folder of [
    'site/.generated',
    'site/.astro',
    'site/node_modules',
    'site/public/_assets',
    'node_modules/.vite',
    'node_modules/.cache',
  ])
    expect(settings).toMatch(new RegExp(`chown -R tarazu .*${folder}`));
});
