import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commandEnvironment } from '../../../scripts/tools/start-program.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** A project with a build of its sources and, unless `names` has one, builds that were current before. The last is current. */
function project(names: readonly string[]): string {
  const folder = scratchFolder('project');
  for (const name of ['training', 'shared', 'site', 'desk', 'scripts', 'server', 'package.json', 'package-lock.json', 'node_modules'])
    symlinkSync(resolve(name), join(folder, name));
  cpSync('content', join(folder, 'content'), { recursive: true });
  for (const [index, name] of names.entries()) {
    const build = join(folder, 'dist.builds', name);
    mkdirSync(build, { recursive: true });
    writeFileSync(join(build, 'manifest.json'), JSON.stringify({ siteUrl: 'https://shop.example', files: [], redirects: {} }));
    if (index < names.length - 1) {
      writeFileSync(join(build, '.replaced'), '');
      utimesSync(join(build, '.replaced'), index + 1, index + 1);
    }
  }
  symlinkSync(`dist.builds/${names.at(-1)}`, join(folder, 'dist'));
  return folder;
}

const run = (folder: string, script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: folder, env: commandEnvironment(), encoding: 'utf8' });
const current = (folder: string) => readlinkSync(join(folder, 'dist')).replace('dist.builds/', '');
const isCurrent = (folder: string) =>
  run(folder, '-e', 'import("./scripts/build/build-stamp.mjs").then(({ buildIsCurrent }) => console.log(buildIsCurrent()))').stdout.trim();

test('a rollback shows the previous build, which a start keeps until something changes', () => {
  const folder = project(['1', '2', '3']);
  const words = readFileSync(join(folder, 'content/pages/home.yaml'), 'utf8');
  const first = run(folder, 'scripts/rollback.ts');
  expect(first.stdout, first.stderr).toContain('npm run rollback -- 3');
  expect(current(folder)).toBe('2');
  expect(readFileSync(join(folder, 'content/pages/home.yaml'), 'utf8')).toBe(words);
  expect(isCurrent(folder)).toBe('true');
  writeFileSync(join(folder, 'content/pages/home.yaml'), `${words}# Read again.\n`);
  expect(isCurrent(folder)).toBe('false');
});

test('a rollback can be undone by naming the build', () => {
  const folder = project(['1', '2']);
  run(folder, 'scripts/rollback.ts');
  const undone = run(folder, 'scripts/rollback.ts', '2');
  expect(current(folder), undone.stderr).toBe('2');
});

test('a build that was never current cannot be chosen', () => {
  const folder = project(['2']);
  mkdirSync(join(folder, 'dist.builds/1'));
  const { status, stderr } = run(folder, 'scripts/rollback.ts');
  expect([status, stderr.trim()]).toEqual([1, 'There is no earlier build.']);
  expect(current(folder)).toBe('2');
});
