import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../server/settings/settings.ts';

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
  for (const file of ['tarazu@.service', 'tarazu-backup.service', 'tarazu-backup.timer'])
    execFileSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', `./deploy/${file}`], { stdio: 'ignore' });
});

test('the unit grants no capabilities, folders or privilege escalation', () => {
  for (const line of [
    'User=tarazu',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'UMask=0077',
  ])
    expect(unit.split('\n')).toContain(line);
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

test('the container runs unprivileged from the build alone', () => {
  const last = container.slice(container.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build --chown=root:root /opt/tarazu/dist /opt/tarazu/dist']);
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
