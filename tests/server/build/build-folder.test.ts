import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keepAssets } from '../../../scripts/build/finish/kept-files.ts';
import { replacedBuilds } from '../../../server/build-output/builds.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { buildFixtureSite, pageHtml } from '../../support/server/fixture-site.ts';
import { runApp } from '../../support/server/running-app.ts';

/** Creates a project folder with a build. */
function project(): string {
  const folder = scratchFolder('project');
  mkdirSync(join(folder, 'dist.builds/1/compressed'), { recursive: true });
  symlinkSync('dist.builds/1', join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/manifest.json'), 'last');
  writeFileSync(join(folder, 'dist/compressed/page.br'), 'small');
  return folder;
}

/**
 * Runs code in a child process in a project folder, with a build begun.
 * @param code may use `build`
 */
function build(folder: string, code: string) {
  const whole = `const { beginBuild } = await import(${JSON.stringify(resolve('scripts/build/build-folder.ts'))});
const { writeFileSync } = await import('node:fs');
const build = await beginBuild();
console.log('begun');
${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', whole], { cwd: folder });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const exit = new Promise<number | null>((done) => child.on('close', done));
  return { child, exit, printed: () => printed };
}

const write = "writeFileSync(build.folder + '/manifest.json', 'next');";
const wait = 'setInterval(() => {}, 1_000);';
const manifest = (folder: string) => readFileSync(join(folder, 'dist/manifest.json'), 'utf8');

describe('a build', () => {
  test('replaces the previous one when complete, and reuses its caches', async () => {
    const folder = project();
    const next = build(folder, `${write} build.publish(); build.release();`);
    expect(await next.exit, next.printed()).toBe(0);
    expect(manifest(folder)).toBe('next');
    expect(readFileSync(join(folder, 'dist/compressed/page.br'), 'utf8')).toBe('small');
    expect(readdirSync(join(folder, 'dist.builds'))).toHaveLength(2);
  });

  test('that is killed leaves the previous one, and is cleaned up by the next', async () => {
    const folder = project();
    const killed = build(folder, write + wait);
    await expect.poll(killed.printed).toContain('begun');
    killed.child.kill('SIGKILL');
    await killed.exit;
    expect(manifest(folder)).toBe('last');
    expect(readdirSync(join(folder, 'dist.builds'))).toHaveLength(2);
    const next = build(folder, `${write} build.publish();`);
    expect(await next.exit, next.printed()).toBe(0);
    expect(manifest(folder)).toBe('next');
    expect(readdirSync(join(folder, 'dist.builds'))).toHaveLength(2);
  });

  test('keeps the two that were current before, and no others', async () => {
    const folder = project();
    for (const name of ['one', 'two', 'three', 'four']) {
      const next = build(folder, `writeFileSync(build.folder + '/manifest.json', '${name}'); build.publish(); build.release();`);
      expect(await next.exit, next.printed()).toBe(0);
    }
    // The folder before them is removed when the next build begins.
    expect(await build(folder, '').exit).toBe(0);
    const kept = replacedBuilds(join(folder, 'dist')).map((each) => readFileSync(join(each, 'manifest.json'), 'utf8'));
    expect([manifest(folder), ...kept]).toEqual(['four', 'three', 'two']);
  });

  test('replaces a folder that an older version built into', async () => {
    const folder = project();
    rmSync(join(folder, 'dist'));
    renameSync(join(folder, 'dist.builds/1'), join(folder, 'dist'));
    const next = build(folder, `${write} build.publish();`);
    expect(await next.exit, next.printed()).toBe(0);
    expect(manifest(folder)).toBe('next');
    expect(replacedBuilds(join(folder, 'dist'))).toEqual([join(folder, 'dist.builds/0')]);
  });

  test('waits for another build of the same folder', async () => {
    const folder = project();
    const first = build(folder, wait);
    await expect.poll(first.printed).toContain('begun');
    const second = build(folder, 'console.log(build.hasWaited);');
    await expect.poll(second.printed).toContain('Another build runs in this folder: waiting for its end');
    expect(second.printed()).not.toContain('begun');
    first.child.kill('SIGKILL');
    expect(await second.exit).toBe(0);
    expect(second.printed()).toContain('begun\ntrue');
  });
});

test('an open page finds its scripts for a week after it was replaced', async () => {
  const builds = await Promise.all(
    ['one', 'two', 'three'].map((name) =>
      buildFixtureSite({
        'index.html': pageHtml({
          title: 'Home',
          main: '<h1>Home</h1>',
          head: `<script type="module" src="/_assets/chat.${name}.js"></script>`,
        }),
        [`_assets/chat.${name}.js`]: `console.log(${JSON.stringify(name.repeat(500))})`,
      }),
    ),
  );
  const [one = '', two = '', three = ''] = builds.map(({ buildFolder }) => buildFolder);
  const day = 24 * 3_600_000;
  await keepAssets(one, two, 1 * day);
  await keepAssets(two, three, 8.5 * day);
  const statuses = async (buildFolder: string) => {
    const site = await runApp({ buildFolder });
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((name) => site.ask(`/_assets/chat.${name}.js`, { 'Accept-Encoding': 'br' })),
    );
    await site.close();
    return answers.map(({ status }) => status);
  };
  expect(await statuses(two)).toEqual([200, 200, 404]);
  expect(await statuses(three)).toEqual([404, 200, 200]);
  // Proxies serve the compressed file.
  expect(existsSync(join(three, 'site/_assets/chat.two.js.br'))).toBe(true);
});
