import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { commandEnvironment } from '../../scripts/tools/command-environment.ts';

/** The built server as a process of its own. */
export interface RunningProcess {
  child: ChildProcess;
  /** All it has printed so far. */
  printed: { stdout: string; stderr: string };
  /** Resolves with the port once it says where it is. */
  port: Promise<number>;
  /** Resolves with the port of the owner's listener, which it says next. */
  ownersPort: Promise<number>;
  /** Resolves with its exit code. */
  exit: Promise<number | null>;
  /** Ends it as a supervisor does. @returns its exit code */
  stop(): Promise<number | null>;
}

/** Starts the server that the build made in a folder, as `npm start` does in the project's. */
export function startServer(folder: string, environment: Record<string, string> = {}): RunningProcess {
  const child = spawn(process.execPath, [resolve('dist/server/main.cjs')], {
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
    port.catch(() => {}); // Looked at only by tests that expect a start.
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
