import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../scripts/tools/free-port.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { ask } from '../../support/server/ask.ts';
import { startServer } from '../../support/server/running-process.ts';

const unit = readFileSync('deploy/tarazu@.service', 'utf8');
const container = readFileSync('deploy/Containerfile', 'utf8');

/** Environment that the unit sets for one instance. */
const unitEnvironment = (instance: number): Record<string, string> =>
  Object.fromEntries(
    /^Environment=(.*)$/m
      .exec(unit)?.[1]
      ?.replaceAll('%i', String(instance))
      .split(' ')
      .map((pair) => pair.split('=')) ?? [],
  );

/** Environment that each example sets before its own settings. */
const environments = {
  unit: unitEnvironment(0),
  container: Object.fromEntries([...container.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
};

test("systemd rates the unit's exposure at 2.0 or better", ({ skip }) => {
  if (spawnSync('systemd-analyze', ['--version']).error) skip('this machine has no systemd-analyze');
  const rating = execFileSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', './deploy/tarazu@.service'], {
    encoding: 'utf8',
  });
  expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(rating)?.[1])).toBeLessThanOrEqual(2);
  // Verification looks for the programs.
  const folder = scratchFolder('units');
  for (const file of ['tarazu@.service', 'tarazu-backup.service', 'tarazu-backup.timer']) {
    const text = readFileSync(`deploy/${file}`, 'utf8').replaceAll('/opt/tarazu/.node/node', process.execPath);
    writeFileSync(join(folder, file), text);
  }
  for (const file of readdirSync(folder))
    execFileSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', join(folder, file)], { stdio: 'pipe' });
});

test('the unit restarts without limit', () => {
  expect(unit).toMatch(/\[Unit\][^[]*^StartLimitIntervalSec=0$/ms);
  expect(unit).toMatch(/\[Service\][^[]*^Restart=always$/ms);
});

test('instances of the unit listen on different ports, each with a desk', () => {
  const ports = [0, 1, 9]
    .map((instance) => readSettings(unitEnvironment(instance)))
    .flatMap(({ port, operations }) => [port, operations.port]);
  expect(ports).toEqual([3000, 3001, 3010, 3011, 3090, 3091]);
});

describe.each(Object.entries(environments))('the %s', (_, environment) => {
  test('sets valid settings and a data folder', () => {
    expect(readSettings(environment as Record<string, string>)).toMatchObject({ port: 3000, dataDir: '/var/lib/tarazu' });
  });
});

test("the unit's environment with .env.example has the unit's port and data folder", async () => {
  const example = readFileSync('.env.example', 'utf8');
  const [, file] = /this file is (\/\S+),/.exec(example) ?? [];
  expect(unit).toContain(`\nEnvironmentFile=-${file}\n`);
  const [port, deskPort, dataDir] = [await freePort(), await freePort(), join(scratchFolder('unit'), 'lib')];
  const own = { PORT: String(port), OPERATIONS_PORT: String(deskPort), DATA_DIR: dataDir, NODE_COMPILE_CACHE: '' };
  // As in systemd, the file wins.
  const environment = { ...unitEnvironment(0), ...own, ...parseEnv(example) } as Record<string, string>;
  mkdirSync(dataDir);
  const server = startServer(resolve('.'), environment);
  onTestFinished(() => server.stop().then(() => {}));
  expect(await server.port).toBe(port);
  expect(await server.ownersPort).toBe(deskPort);
  expect((await ask({ port, path: '/healthz' })).status).toBe(200);
  expect(readdirSync(dataDir)).toContain('tarazu.sqlite');
});

test("the services start the project's own Node", () => {
  const commands = ['tarazu@.service', 'tarazu-backup.service', 'editing.conf'].flatMap((file) =>
    [...readFileSync(`deploy/${file}`, 'utf8').matchAll(/^Exec\w+=(.*)$/gm)].map(([, command = '']) => command),
  );
  expect(commands).toHaveLength(3);
  for (const command of commands) {
    for (const [node] of command.matchAll(/\S*\bnode\b(?= )/g)) expect(node).toBe('/opt/tarazu/.node/node');
    for (const [script] of command.matchAll(/\bscripts\/\S+/g)) expect(existsSync(script), script).toBe(true);
  }
  execFileSync('node', ['scripts/run.mjs', 'install'], { stdio: 'pipe' });
  expect(Number.parseInt(execFileSync('.node/node', ['-p', 'process.versions.node'], { encoding: 'utf8' }), 10)).toBeGreaterThanOrEqual(24);
});

/** The sources of an npm command, which explain its arguments. */
const usages = (command: string) =>
  globSync(`scripts/{${command},${command}/**/*,${command}/*}.ts`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

test('documents and files of deploy/ name commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const file of ['README.md', 'CONTRIBUTING.md', ...globSync('{docs/*.md,deploy/**/*.*}')]) {
    const text = readFileSync(file, 'utf8');
    for (const [, command = ''] of text.matchAll(/\bnpm run (?:-s )?([\w:]+)/g))
      expect(scripts, `${file}: ${command}`).toHaveProperty(command);
    for (const [, command = '', word = ''] of text.matchAll(
      /\bnpm run (enquiries|people|doctor|bench|eval|restore) -- -{0,2}([a-z][\w-]+)/g,
    ))
      expect(usages(command), `${file}: ${command} ${word}`).toMatch(new RegExp(`\\b${word}\\b`));
    for (const [, program, script = ''] of text.matchAll(/(\S*\bnode) ((?:scripts|dist)\/\S+?\.\w+)/g)) {
      // A machine's own Node may be too old for anything but run.mjs. The image has its own.
      if (script !== 'scripts/run.mjs' && !file.endsWith('Containerfile')) expect(`${file}: ${program} ${script}`).toMatch(/\.node\/node /);
      expect(existsSync(script) || script.startsWith('dist/'), `${file}: ${script}`).toBe(true);
    }
  }
});

test('the container runs unprivileged from the build alone', () => {
  const last = container.slice(container.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build --chown=root:root /opt/tarazu/dist/ /opt/tarazu/dist/']);
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'var', '*.env']));
});

test('npm run sbom lists runtime libraries as required, others as development', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  interface Component {
    name: string;
    version: string;
    scope: string;
    properties: { name: string }[];
  }
  const { components } = JSON.parse(execFileSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })) as {
    components: Component[];
  };
  const isForDevelopment = ({ properties }: Component) => properties.some(({ name }) => name === 'cdx:npm:package:development');
  const named = components.filter((component) => !isForDevelopment(component)).map(({ name, version }) => `${name} ${version}`);
  expect(named).toEqual(expect.arrayContaining(Object.entries(dependencies).map((entry) => entry.join(' '))));
  expect(named.filter((library) => /^(vitest|axe-core|@biomejs\/biome|typescript) /.test(library))).toEqual([]);
});

test('each library has one exact version and no install script', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const version of Object.values({ ...dependencies, ...devDependencies })) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

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

test('docs/running.md gives the desk every folder that a build writes', () => {
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
