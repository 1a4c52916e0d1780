import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../scripts/tools/free-port.ts';
import { postgresPrograms } from '../../../scripts/tools/install-system-package.ts';
import { temporary } from '../temporary.ts';

/** Start timeout in milliseconds. A start with recovery usually takes a twentieth of it. */
const STARTING = 20_000;

/** Signals by shutdown mode (https://www.postgresql.org/docs/current/server-shutdown.html). */
const signals = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL server for tests. It keeps its port across restarts. */
interface RunningPostgres {
  /** Returns the URL of a database; by default of the database postgres. */
  url(database?: string): string;
  /** Creates an empty database. @returns its URL */
  createDatabase(): Promise<string>;
  /** Stops the server. @param mode by default `fast`, which disconnects clients and writes everything */
  stop(mode?: keyof typeof signals): Promise<void>;
  /** Kills all processes of the server, as a machine failure would. Committed data is on disk. */
  kill9(): Promise<void>;
  /** Starts again after stop or kill9. Resolves when it accepts queries. */
  start(): Promise<void>;
  /** Stops the server and removes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts a PostgreSQL server in a temporary folder, on loopback, with trust authentication and with fsync as in production.
 * @throws Error that names the Debian package if PostgreSQL is missing
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('No PostgreSQL found: install the Debian package "postgresql", or put initdb and postgres in the PATH');
  const user = postgresUser();
  const folder = await mkdtemp(join(temporary, 'tarazu-postgres-'));
  if (user.uid && user.gid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };

  const initdb = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync', '--no-instructions'],
    { ...options, encoding: 'utf8' },
  );
  if (initdb.status !== 0) throw new Error(`initdb did not make a database in ${data}: ${initdb.stderr || initdb.error}`);

  let server: ChildProcess | undefined;
  const kill = () => server?.kill('SIGKILL');
  process.on('exit', kill);

  async function start(): Promise<void> {
    const deadline = Date.now() + STARTING;
    for (;;) {
      let output = '';
      const started = spawn(join(programs as string, 'postgres'), ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      started.stderr.on('data', (chunk) => {
        output = (output + chunk).slice(-4_000);
      });
      server = started;
      while (started.exitCode === null && started.signalCode === null) {
        if (await isReady(url())) return;
        if (Date.now() > deadline) {
          kill();
          throw new Error(`PostgreSQL is not ready after ${STARTING} ms: ${output}`);
        }
        await wait(20);
      }
      // Retry while a process of the killed server still uses the data folder.
      if (!/still in use/.test(output) || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${output}`);
      await wait(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    const children = signal === 'SIGKILL' ? childrenOf(server.pid as number) : [];
    server.kill(signal);
    for (const child of children) killIfThere(child);
    await ended;
  }

  try {
    await start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url,
    createDatabase: () => createDatabase(url()),
    stop: (mode = 'fast') => end(signals[mode]),
    kill9: () => end('SIGKILL'),
    start,
    async remove() {
      await end(signals.immediate);
      process.off('exit', kill);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the user to run PostgreSQL as, because it refuses root; empty for the current user. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => Number.parseInt(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout, 10));
    if (uid && gid) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody": run the tests as another user',
  );
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {}); // Not ready yet: retried.
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Lists the child processes, on Linux only: on other systems they end by themselves when their parent is gone. */
function childrenOf(parent: number): number[] {
  try {
    return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function killIfThere(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // Already ended.
  }
}

/**
 * Creates a database.
 * @param serverUrl URL of any database of the server, with a user that may create databases
 * @param template database to copy, without connections; by default an empty one
 * @returns the new database's URL
 */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}
