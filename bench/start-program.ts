import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Text of its output that says it is ready; without one it counts as ready at once. */
  ready?: RegExp;
  /** Milliseconds until it must be ready. */
  readyWithin?: number;
}

export interface Program {
  /** Its process id. */
  pid: number | undefined;
  /** What `ready` matched in its output. */
  match: RegExpMatchArray | null;
  /** All that it has printed so far, both streams. */
  output: () => string;
  /** Its exit code; null when it was ended by a signal. */
  exited: Promise<number | null>;
}

/**
 * Starts a program as a group of its own, and ends that group (SIGTERM, after 3 s SIGKILL) when the resources are closed.
 * @throws Error with its output when it is not ready in time
 */
export async function startProgram(
  resources: AsyncDisposableStack,
  program: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<Program> {
  const { cwd, env = process.env, ready, readyWithin = 15_000 } = options;
  // A part whose time is up may still be on its way to its next step: nothing may start that nobody would end.
  if (resources.disposed) throw new Error(`${program} is not started: the bench is closing`);
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  exited.catch(() => {});
  resources.defer(() => end(child));

  let printed = '';
  const { promise: isReady, resolve: becomeReady } = Promise.withResolvers<RegExpMatchArray | null>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const match = ready && printed.match(ready);
      if (match) becomeReady(match);
    });
  }
  if (!ready) becomeReady(null);
  const timer = setTimeout(() => becomeReady(null), readyWithin);
  const match = await Promise.race([isReady, exited.then(() => null)]);
  clearTimeout(timer);
  if (ready && !match) throw new Error(`${program} ${args.join(' ')} did not get ready:\n${printed}`);
  return { pid: child.pid, match, output: () => printed, exited };
}

async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  // What it had started itself may outlive it, so the signals go to the group.
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-pid, name);
    } catch {
      // Nobody of the group is left.
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
