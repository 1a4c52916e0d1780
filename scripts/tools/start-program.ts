import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

export interface Program {
  /** Its process id, and that of its group. */
  pid: number;
  /** All that it has printed so far, both streams. */
  output: () => string;
  /**
   * Resolves with what it prints.
   * @param limit milliseconds until it must have printed it
   * @throws Error with its output when it ends before, or its time is up
   */
  says: (text: RegExp, limit?: number) => Promise<RegExpMatchArray>;
  /** Its exit code; null when it was ended by a signal. */
  exited: Promise<number | null>;
}

/**
 * Starts a program as a group of its own, and ends that group (SIGTERM, after 3 s SIGKILL) when the resources are closed.
 * @throws Error when there is no such program
 */
export async function startProgram(
  resources: AsyncDisposableStack,
  program: string,
  args: readonly string[],
  { cwd, env = process.env }: ProgramOptions = {},
): Promise<Program> {
  // A part whose time is up may still be on its way to its next step: nothing may start that nobody would end.
  if (resources.disposed) throw new Error(`${program} is not started: the bench is closing`);
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
  exited.catch(() => {});
  resources.defer(() => end(child));
  await once(child, 'spawn');

  let printed = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      for (const listener of listeners) listener();
    });
  }
  const says = async (text: RegExp, limit = 15_000): Promise<RegExpMatchArray> => {
    const { promise, resolve } = Promise.withResolvers<RegExpMatchArray | null>();
    const look = () => {
      const match = printed.match(text);
      if (match) resolve(match);
    };
    listeners.add(look);
    look();
    const timer = setTimeout(resolve, limit, null);
    const match = await Promise.race([promise, exited.then(() => null)]);
    clearTimeout(timer);
    listeners.delete(look);
    if (!match) throw new Error(`${program} ${args.join(' ')} did not say ${text}:\n${printed}`);
    return match;
  };
  return { pid: child.pid as number, output: () => printed, says, exited };
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
