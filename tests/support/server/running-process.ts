import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { commandEnvironment } from '../../../scripts/tools/start-program.ts';

/** The built server as a process. */
export interface RunningProcess {
  child: ChildProcess;
  /** Output so far. */
  printed: { stdout: string; stderr: string };
  /** Resolves with the public port, once it is printed. */
  port: Promise<number>;
  /** Resolves with the desk's port. */
  ownersPort: Promise<number>;
  /** Resolves with the exit code. */
  exit: Promise<number | null>;
  /**
   * Ends the process with SIGTERM.
   * @returns the exit code
   */
  stop(): Promise<number | null>;
}

/** Starts the built server of a folder, as the shipped service does. */
export function startServer(folder: string, environment: Record<string, string> = {}): RunningProcess {
  const child = spawn(process.execPath, ['--max-semi-space-size=4', '--max-old-space-size=768', resolve('dist/server/main.cjs')], {
    cwd: folder,
    env: { ...commandEnvironment(), PORT: '0', OPERATIONS_PORT: '0', ...environment },
  });
  const printed = { stdout: '', stderr: '' };
  child.stderr.on('data', (chunk) => {
    printed.stderr += chunk;
  });
  const exit = new Promise<number | null>((done) => child.on('close', done));
  child.stdout.on('data', (chunk) => {
    printed.stdout += chunk;
  });
  const portIn = (line: RegExp) => {
    const port = new Promise<number>((done, fail) => {
      child.stdout.on('data', () => {
        const match = line.exec(printed.stdout);
        if (match) done(Number(match[1]));
      });
      exit.then((code) => fail(new Error(`The server ended with ${code} before it listened: ${printed.stderr}`)));
    });
    port.catch(() => {}); // Some tests expect no start and do not await the port.
    return port;
  };
  return {
    child,
    printed,
    port: portIn(/The site is at http:\/\/localhost:(\d+)\n/),
    ownersPort: portIn(/desk is at http:\/\/localhost:(\d+)\n/),
    exit,
    stop() {
      child.kill('SIGTERM');
      return exit;
    },
  };
}
