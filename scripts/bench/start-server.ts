import { commandEnvironment } from '../tools/command-environment.ts';
import { type Program, startProgram } from '../tools/start-program.ts';

export interface ServerOptions {
  /** Folder of the project: this one if left out. */
  cwd?: string;
  /** Settings, DATA_DIR among them: a real database must not meet the bench. */
  env: NodeJS.ProcessEnv & { DATA_DIR: string };
  /** Milliseconds until it must be there, more where it has to build first. */
  within?: number;
}

export interface Server {
  program: Program;
  /** Of the public listener, on loopback. */
  port: number;
  origin: string;
}

/**
 * Starts our server as `npm start` does, in a group of processes of its own, on any free ports of loopback.
 * @throws Error with its output when it does not start
 */
export async function startServer(resources: AsyncDisposableStack, { cwd, env, within }: ServerOptions): Promise<Server> {
  const apart = { DATABASE_URL: '', SMTP_URL: '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal' };
  const program = await startProgram(resources, process.execPath, ['scripts/run.mjs', 'start'], {
    ...(cwd && { cwd }),
    env: { ...commandEnvironment(), ...apart, ...env },
  });
  // The owner's listener is named too, and before this one where the log says what listens.
  const [, port] = await program.says(/The site is at http:\/\/\S+:(\d+)/, within ?? 60_000);
  return { program, port: Number(port), origin: `http://127.0.0.1:${port}` };
}
