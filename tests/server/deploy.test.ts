import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../server/settings/settings.ts';

const unit = readFileSync('deploy/tarazu@.service', 'utf8');
const container = readFileSync('deploy/Containerfile', 'utf8');

/** What the unit gives one of its processes before its own settings. */
const givenBy = (instance: number): Record<string, string> =>
  Object.fromEntries(
    /^Environment=(.*)$/m
      .exec(unit)?.[1]
      ?.replaceAll('%i', String(instance))
      .split(' ')
      .map((pair) => pair.split('=')) ?? [],
  );

/** What each gives the server before its own settings. */
const given = {
  unit: givenBy(0),
  container: Object.fromEntries([...container.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
};

test('systemd judges the unit to be closed in: 2.0 or better', ({ skip }) => {
  if (spawnSync('systemd-analyze', ['--version']).error) skip('this machine has no systemd-analyze');
  const said = execFileSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', './deploy/tarazu@.service'], {
    encoding: 'utf8',
  });
  expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1])).toBeLessThanOrEqual(2);
  for (const file of ['tarazu@.service', 'tarazu-backup.service', 'tarazu-backup.timer'])
    execFileSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', `./deploy/${file}`], { stdio: 'ignore' });
});

test('the unit gives its program no rights, no other folders and no way to more', () => {
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

test('the unit never gives up restarting', () => {
  expect(unit).toMatch(/\[Unit\][^[]*^StartLimitIntervalSec=0$/ms);
  expect(unit).toMatch(/\[Service\][^[]*^Restart=always$/ms);
});

test('processes of the unit listen apart from each other, each with a desk', () => {
  const ports = [0, 1, 9].map((instance) => readSettings(givenBy(instance))).flatMap(({ port, operations }) => [port, operations.port]);
  expect(ports).toEqual([3000, 3001, 3010, 3011, 3090, 3091]);
});

describe.each(Object.entries(given))('the %s', (_, environment) => {
  test('gives the server settings that it takes, and a folder for its data', () => {
    expect(readSettings(environment as Record<string, string>)).toMatchObject({ port: 3000, dataDir: '/var/lib/tarazu' });
  });
});

test('the container runs as nobody special, from what the build made and nothing else', () => {
  const last = container.slice(container.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build --chown=root:root /opt/tarazu/dist /opt/tarazu/dist']);
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'var', '*.env']));
});

test('npm run sbom names each library of the site as required, and those of its tests as for development', () => {
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
  const named = components.filter((each) => !isForDevelopment(each)).map(({ name, version }) => `${name} ${version}`);
  expect(named).toEqual(expect.arrayContaining(Object.entries(dependencies).map((each) => each.join(' '))));
  expect(named.filter((each) => /^(vitest|playwright-core|axe-core) /.test(each))).toEqual([]);
});

test('each library has one exact version, and none runs a script as it is installed', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const version of Object.values({ ...dependencies, ...devDependencies })) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
