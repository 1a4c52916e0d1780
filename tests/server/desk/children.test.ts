import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { childEnvironment } from '../../../server/settings/child-environment.ts';
import { variables } from '../../../server/settings/variables.ts';
import { type PreviewAddress, secretHeader } from '../../../server/words/preview.ts';
import { wordsPaths } from '../../../shared/api/words.ts';
import { ContentCopy } from '../../support/content/content-copy.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { ask } from '../../support/server/ask.ts';
import { runDesk } from '../../support/server/running-desk.ts';
import { stubPublish } from '../../support/server/stub-publish.ts';

afterEach(() => vi.unstubAllEnvs());

test('previews, tried answers, builds and git get no secret of the server', async () => {
  const folder = scratchFolder('environments');
  const secret = 'this-is-a-secret';
  for (const name of Object.keys(variables.shape)) if (!['SITE_URL', 'CONTENT_DIR'].includes(name)) vi.stubEnv(name, secret);
  // Each Node process writes its environment down, and so does a git in its place.
  const note = `import { copyFileSync } from 'node:fs'; copyFileSync('/proc/self/environ', ${JSON.stringify(`${folder}/`)} + process.pid + '-' + (process.argv[1] ?? '').split('/').at(-1));`;
  writeFileSync(join(folder, 'note.mjs'), note);
  vi.stubEnv('NODE_OPTIONS', `--import=${join(folder, 'note.mjs')}`);
  const bin = scratchFolder('bin');
  writeFileSync(join(bin, 'git'), `#!/bin/sh\ncat /proc/$$/environ > ${folder}/$$-git\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);

  const { folder: contentFolder } = new ContentCopy();
  const { buildFolder, publishCommand } = stubPublish();
  const desk = await runDesk({
    where: { dataDir: scratchFolder('data'), databaseUrl: undefined },
    settings: { contentFolder, buildFolder },
    publishCommand,
  });
  try {
    const post = (path: string, body: unknown) => desk.ask(path, { 'content-type': 'application/json' }, 'POST', JSON.stringify(body));
    const place = { file: 'pages/home.yaml', path: ['hero', 'heading'] };
    const field = await desk.ask(`${wordsPaths.field}?${new URLSearchParams({ file: place.file, path: JSON.stringify(place.path) })}`);
    await post(wordsPaths.save, { place, value: 'AI for every shop', version: JSON.parse(field.text).version });
    const ended = [fetch(`${desk.origin}/words/site/`), fetch(`${desk.origin}${wordsPaths.nearest}?question=price`)];
    expect((await post(wordsPaths.publish, {})).status).toBe(202);
    await Promise.all(ended);
    await expect.poll(async () => JSON.parse((await desk.ask(wordsPaths.state)).text).publish.state).toBe('done');
  } finally {
    await desk.close();
  }
  const noted = readdirSync(folder).filter((name) => name !== 'note.mjs');
  const kinds = new Set(noted.map((name) => name.slice(name.indexOf('-') + 1)));
  expect([...kinds]).toEqual(expect.arrayContaining(['preview.ts', 'try-answers.ts', 'publish.mjs', 'git']));
  for (const name of noted) expect(readFileSync(join(folder, name), 'latin1'), name).not.toContain(secret);
});

test('every file of the server or a build that starts a process names its environment', () => {
  const starts = /\b(?:spawn|spawnSync|fork|exec|execSync|execFile|execFileSync)\b/;
  const files = execFileSync('git', ['ls-files', 'server', 'scripts/build', 'scripts/desk'], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => /\.(ts|mjs)$/.test(name) && !name.endsWith('.test.ts'));
  const withProcesses = files.filter((name) => {
    const text = readFileSync(name, 'utf8');
    return text.includes("'node:child_process'") && starts.test(text);
  });
  expect(withProcesses.length).toBeGreaterThan(4);
  const unnamed = withProcesses.filter((name) => {
    const text = readFileSync(name, 'utf8');
    return !text.includes('env: childEnvironment(') || text.includes('...process.env');
  });
  expect(unnamed).toEqual([]);
});

describe('the preview', () => {
  /** Files that nobody may read through it, with their text. */
  const bait = 'text-of-a-visitor';
  let child: ChildProcess;
  let preview: PreviewAddress;
  beforeAll(async () => {
    child = spawn(process.execPath, ['scripts/desk/preview.ts'], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: childEnvironment({ NODE_ENV: 'development', CONTENT_DIR: new ContentCopy().folder, ASTRO_TELEMETRY_DISABLED: '1' }),
    });
    [preview] = (await once(child, 'message')) as [PreviewAddress];
  }, 120_000);
  afterAll(() => void child.kill());
  const services = () => ask({ port: preview.port, path: '/services', headers: { [secretHeader]: preview.secret } });

  test('answers no other user, and serves sources of pages alone', async () => {
    const { port, secret } = preview;
    const data = resolve('var', `preview-test-${process.pid}`);
    mkdirSync(data, { recursive: true });
    onTestFinished(() => rmSync(data, { recursive: true }));
    const outside = [join(data, 'tarazu.sqlite-wal'), join(data, '.env'), join(scratchFolder('data'), 'tarazu.sqlite-wal')];
    for (const file of outside) writeFileSync(file, bait);
    const files = [...outside, resolve('.git/HEAD'), resolve('package.json'), resolve('server/main.ts'), '/etc/passwd'];
    const queries = ['', '?raw', '?import&raw', '?url', '?inline', '??raw', '?.svg?import'];
    const paths = files.flatMap((file) => queries.map((query) => `/@fs${file}${query}`));
    const places = ['/', '/services', '/@vite/client', '/__open-in-editor?file=x', '/src/pages/index.astro', '/favicon.svg'];
    const waysIn: string[] = [];
    for (const path of [...places, ...paths])
      for (const headers of [{}, { [secretHeader]: '' }, { [secretHeader]: 'x'.repeat(secret.length) }]) {
        const { status } = await ask({ port, path, headers });
        if (status !== 403) waysIn.push(`${path}: ${status}`);
      }
    for (const path of paths) {
      const { status, text } = await ask({ port, path, headers: { [secretHeader]: secret } });
      if (status === 200 && !path.includes('?url')) waysIn.push(`${path} with the secret: ${status}`);
      if (/text-of-a-visitor|root:|ref: |"dependencies"/.test(text)) waysIn.push(`${path} with the secret shows the file`);
    }
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' };
    await expect(ask({ port, path: '/', headers: upgrade })).rejects.toThrow('hang up');
    expect(waysIn).toEqual([]);
    expect((await services()).text).toContain('</html>');
    expect(readFileSync(`/proc/${child.pid}/cmdline`, 'latin1') + readFileSync(`/proc/${child.pid}/environ`, 'latin1')).not.toContain(
      secret,
    );
  });

  test('goes on when a build beside it writes the settings of Astro', async () => {
    const settings = resolve('site/.astro/settings.json');
    writeFileSync(settings, existsSync(settings) ? readFileSync(settings) : '{}');
    for (let request = 0; request < 20; request += 1) {
      expect((await services()).text).toContain('</html>');
      await pause(100);
    }
  });
});
