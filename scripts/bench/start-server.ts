import { commandEnvironment } from '../tools/command-environment.ts';
import { type Program, startProgram } from '../tools/start-program.ts';

export interface ServerOptions {
  /** Project folder; by default this project. */
  cwd?: string;
  /** Settings, with a DATA_DIR of the benchmark, so that it never touches a real database. */
  env: NodeJS.ProcessEnv & { DATA_DIR: string };
  /** Start timeout in milliseconds. A start that has to build first needs more. */
  within?: number;
}

export interface Server {
  program: Program;
  /** Port of the public listener, on loopback. */
  port: number;
  origin: string;
}

/**
 * Starts the server as `npm start` does, in a new process group, on free loopback ports.
 * @throws Error with the server's output if the server does not start
 */
export async function startServer(resources: AsyncDisposableStack, { cwd, env, within }: ServerOptions): Promise<Server> {
  const isolation = { DATABASE_URL: '', SMTP_URL: '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal' };
  const program = await startProgram(resources, process.execPath, ['scripts/run.mjs', 'start'], {
    ...(cwd && { cwd }),
    env: { ...commandEnvironment(), ...isolation, ...env },
  });
  // The pattern names the site, because the desk's address is also printed, in some cases earlier.
  const [, port] = await program.waitForOutput(/The site is at http:\/\/\S+:(\d+)/, within ?? 60_000);
  return { program, port: Number(port), origin: `http://127.0.0.1:${port}` };
}
