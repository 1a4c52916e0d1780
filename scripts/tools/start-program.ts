import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface Program {
  /** Id of the process and of its group. */
  pid: number;
  /** Returns the program's output so far, of both streams. */
  output: () => string;
  /**
   * Resolves with the first match in the output.
   * @param limit timeout in milliseconds
   * @throws Error with the output if the program ends first or the timeout passes
   */
  waitForOutput: (text: RegExp, limit?: number) => Promise<RegExpMatchArray>;
  /** Resolves with the exit code; null if a signal ended the program. */
  exited: Promise<number | null>;
}

/**
 * Starts a program in a new process group, and ends that group (SIGTERM, after 3 s SIGKILL) when `resources` are closed.
 * @throws Error if the program does not exist
 */
export async function startProgram(
  resources: AsyncDisposableStack,
  program: string,
  args: readonly string[],
  { cwd, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Program> {
  // Once the resources are closed, nothing would end the program.
  if (resources.disposed) throw new Error(`${program} is not started: the bench is closing`);
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  exited.catch(() => {});
  resources.defer(() => end(child));
  await once(child, 'spawn');

  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  let isOver = false;
  child.once('close', () => (isOver = true));
  const waitForOutput = async (text: RegExp, limit = 15_000): Promise<RegExpMatchArray> => {
    for (const end = performance.now() + limit; ; await pause(1)) {
      const match = printed.match(text);
      if (match) return match;
      if (isOver || performance.now() > end) throw new Error(`${program} ${args.join(' ')} did not say ${text}:\n${printed}`);
    }
  };
  return { pid: child.pid as number, output: () => printed, waitForOutput, exited };
}

async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  // Children may outlive the program, so send signals to the group.
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-pid, name);
    } catch {
      // The group has ended.
    }
  };
  const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  signal('SIGTERM');
  if (gone) {
    const timer = setTimeout(signal, 3_000, 'SIGKILL');
    await gone;
    clearTimeout(timer);
  }
  signal('SIGKILL');
}

/**
 * Returns the environment for a child process: paths and Node's compile cache, but no settings.
 * NODE_ENV is passed on as a shell would, to show that it changes nothing.
 */
export function commandEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV, CHROME_PATH, FIREFOX_PATH } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV, CHROME_PATH, FIREFOX_PATH };
}
