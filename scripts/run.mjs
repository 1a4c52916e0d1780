// Runs one of our TypeScript commands, or a tool of node_modules: node scripts/run.mjs start|test|dev|build|biome|vitest …
// Plain JavaScript without dependencies, because it runs on a fresh machine with any Node from 20 on.
// Installs Node 24 and node_modules if needed, then runs the command.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { handOver, withNode } from './hand-over.mjs';

const nodeVersion = '24.21.0';
const [command, ...rest] = process.argv.slice(2);

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
const unreadable = /[#?]/.exec(root)?.[0];
if (unreadable)
  stop(`looking at the folder ${root}`, `move or rename it: its path has ${unreadable}, which Vite and Astro take for the end of a path`);
// Add Debian's folder of nginx and similar programs, which is only in root's PATH.
process.env.PATH += ':/usr/sbin';
const node = node24();
install(node, !['install', 'build', 'start', 'enquiries', 'people', 'backup', 'restore', 'rollback', 'doctor'].includes(command));
if (['install', 'build'].includes(command)) linkNode(node);
// deploy/Containerfile runs this command alone, for a separate layer.
if (command === 'install') process.exit();
// npm's shell does not forward the signal that ends it, so this process sends itself SIGTERM when the shell is gone.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 500).unref();
}
const program = { biome: '@biomejs/biome/bin/biome', vitest: 'vitest/vitest.mjs' }[command];
if (command !== 'start') process.exit(await handOver(node, [program ? `node_modules/${program}` : `scripts/${command}.ts`, ...rest]));
if (node !== process.execPath) process.exit(await handOver(node, [...process.execArgv, 'scripts/run.mjs', command]));
await import('./start.mjs');

/** Returns the path of a Node that strips types: this one, or Node 24 installed from npm into .node/. */
function node24() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  const path = resolve('.node/node_modules/node/bin/node');
  const stamp = '.node/.runs';
  if (existsSync(path) && existsSync(stamp) && readFileSync(stamp, 'utf8') === nodeVersion) return path;
  if (!runs(path)) {
    console.log(`Node ${process.versions.node} is older than 24: fetching Node ${nodeVersion} from npm (once)`);
    mkdirSync('.node', { recursive: true });
    writeFileSync('.node/package.json', '{"private":true}\n');
    const installed = npm(process.execPath, ['install', '--prefix', '.node', '--no-save', '--no-package-lock', `node@${nodeVersion}`]);
    // Where npm does not run install scripts, the binary is linked here.
    if (installed && !runs(path))
      spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: '.node/node_modules/node', stdio: 'ignore' });
  }
  if (!runs(path))
    stop('fetching Node 24', `check the connection to the npm registry, or install Node 24 yourself, and run the command again`);
  writeFileSync(stamp, nodeVersion);
  return path;
}

/** Links .node/node to the Node in use, so that the services of deploy/ have one path for it. */
function linkNode(node) {
  const link = '.node/node';
  if (existsSync(link) && readlinkSync(link) === node) return;
  mkdirSync('.node', { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(node, link);
}

function runs(path) {
  return existsSync(path) && spawnSync(path, ['--version']).status === 0;
}

/**
 * Installs the packages of package-lock.json, if they are not installed already.
 * @param everything includes packages that only tests and benchmarks need
 */
function install(node, everything) {
  const stamp = 'node_modules/.installed';
  const lock = createHash('sha256').update(readFileSync('package.json')).update(readFileSync('package-lock.json')).digest('hex');
  const [installedLock, scope] = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split(' ') : [];
  if (installedLock === lock && (scope === 'everything' || !everything)) return;
  // Once tests were run, a start after an update keeps their packages.
  everything ||= scope === 'everything';
  console.log(everything ? 'Installing packages, those for tests included' : 'Installing packages');
  const options = ['--no-audit', '--no-fund', '--loglevel=error', everything ? '--include=dev' : '--omit=dev'];
  // `npm install` updates in place, where `npm ci` would reinstall everything for one new package.
  const isInstalled = (!existsSync('node_modules') && npm(node, ['ci', ...options])) || npm(node, ['install', '--no-save', ...options]);
  if (!isInstalled) stop('installing packages', 'check the connection to the npm registry and run the command again');
  writeFileSync(stamp, `${lock} ${everything ? 'everything' : 'production'}\n`);
}

/** Runs npm under the given Node: under an older one, some packages resolve to old versions. */
function npm(node, args) {
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith('.js') ? [node, [cli]] : ['npm', []];
  return spawnSync(program, [...first, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env: withNode(node) }).status === 0;
}

function stop(step, fix) {
  console.error(`\nStopped while ${step}: ${fix}.`);
  process.exit(1);
}
