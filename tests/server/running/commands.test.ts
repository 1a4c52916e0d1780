import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ContentCopy } from '../../support/content/content-copy.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** Runs an npm command of the project as in a terminal. */
function npm(args: string[], environment: Record<string, string> = {}) {
  // The child leads a process group, as in a terminal.
  const child = spawn('npm', args, { env: { ...process.env, ...environment }, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const exit = new Promise<number | null>((done) => child.on('close', done));
  return { child, exit, printed: () => printed };
}

const copy = new ContentCopy();

test('npm start after a failed build serves the previous one without installing', async () => {
  copy.set('services/analytics.yaml', 'results.items[0].answer', 'AI Analytics has brought 90% better decision-making.');
  const wrong = npm(['start'], { CONTENT_DIR: copy.folder, PORT: '0' });
  expect(await wrong.exit).toBe(1);
  expect(wrong.printed()).toContain(
    ': results.items[0].answer says "90%", which is not an agreed figure for this page: write 40%, or change content/agreed-figures.yaml first',
  );
  expect(wrong.printed()).toMatch(/^ {2}content\/services\/analytics\.yaml, line \d+: results/m);
  expect(wrong.printed()).toContain('Stopped while reading the content');
  expect(wrong.printed()).not.toContain('The site is at');

  // The previous build is in place, even after an interrupted one.
  const ended = npm(['run', 'build'], { SITE_URL: 'https://other.example' });
  await expect.poll(ended.printed, { timeout: 60_000 }).toContain('Building the site');
  await pause(2_000);
  // Ctrl-C sends SIGINT to the process group.
  process.kill(-(ended.child.pid as number), 'SIGINT');
  await ended.exit;
  expect(ended.printed()).not.toContain('Built in');
  const start = npm(['start'], { PORT: '0' });
  await expect.poll(start.printed, { timeout: 60_000 }).toMatch(/The site is at http:\/\/localhost:\d+/);
  expect(start.printed()).not.toMatch(/Installing|Building|fetching/);
  const [address] = start.printed().match(/http:\/\/localhost:\d+/) as RegExpMatchArray;
  expect((await fetch(`${address}/services`)).status).toBe(200);
  start.child.kill('SIGTERM');
  await start.exit;
  await expect.poll(() => fetch(address).then(String, () => 'refused'), { timeout: 60_000 }).toBe('refused');
}, 240_000);

test.each(['#', '?'])('a project path with %s is refused before installing', (sign) => {
  const scripts = join(scratchFolder('checkout'), `our${sign}1 site`, 'scripts');
  mkdirSync(scripts, { recursive: true });
  for (const name of ['run.mjs', 'hand-over.mjs']) cpSync(join('scripts', name), join(scripts, name));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(scripts, 'run.mjs'), 'build'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`our${sign}1 site: move or rename it: its path has ${sign}`);
});
