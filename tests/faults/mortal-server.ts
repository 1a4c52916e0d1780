import { freePort } from '../../scripts/tools/free-port.ts';
import { type RunningProcess, startServer } from '../support/server/running-process.ts';

/** One process of a server, and whether the test ended it. */
interface Life extends RunningProcess {
  isEndedByTest: boolean;
}

/** The built server on a fixed port, to be killed and restarted. */
export class MortalServer {
  readonly address: string;
  /** Number of kills. */
  kills = 0;
  /** Rejects when the server ends by itself. */
  readonly diedByItself: Promise<never>;
  #reportDeath: (error: Error) => void = () => {};
  readonly #folder: string;
  readonly #environment: Record<string, string>;
  readonly #lives: Life[] = [];

  private constructor(port: number, folder: string, environment: Record<string, string>) {
    this.address = `http://127.0.0.1:${port}`;
    this.#folder = folder;
    this.#environment = { ...environment, HOST: '127.0.0.1', PORT: String(port) };
    this.diedByItself = new Promise((_, reject) => {
      this.#reportDeath = reject;
    });
    this.diedByItself.catch(() => {}); // Callers race it against what they wait for.
  }

  /**
   * Prepares a server without starting it.
   * @param folder project folder with dist/ in it
   */
  static async create(folder: string, environment: Record<string, string>): Promise<MortalServer> {
    return new MortalServer(await freePort(), folder, environment);
  }

  /** Starts a process; its `port` resolves when it listens. */
  launch(): RunningProcess {
    const life: Life = Object.assign(startServer(this.#folder, this.#environment), { isEndedByTest: false });
    this.#lives.push(life);
    life.exit.then((code) => life.isEndedByTest || this.#reportDeath(new Error(`${this.address} ended by itself with ${code}`)));
    return life;
  }

  /**
   * Starts a process and waits until it listens.
   * @throws Error with the process's output if the process ends instead
   */
  async start(): Promise<void> {
    await this.launch().port;
  }

  /** Id of the latest process. */
  get processId(): number | undefined {
    return this.#lives.at(-1)?.child.pid;
  }

  /** Whether the latest process runs. */
  get isUp(): boolean {
    const life = this.#lives.at(-1);
    return life !== undefined && !life.isEndedByTest && life.child.exitCode === null && life.child.signalCode === null;
  }

  /** Sends a signal synchronously: the test runs nothing between the call and the signal. */
  strike(signal: 'SIGKILL' | 'SIGTERM'): void {
    const life = this.#lives.at(-1);
    if (!life || !this.isUp) return;
    if (signal === 'SIGKILL') this.kills += 1;
    life.isEndedByTest = true;
    life.child.kill(signal);
  }

  /** Sends a signal. @returns the exit code; null if a signal ended the process */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.strike(signal);
    return (await this.#lives.at(-1)?.exit) ?? null;
  }

  /** Suspends the process: connections stay open and nobody answers. */
  freeze = () => this.#lives.at(-1)?.child.kill('SIGSTOP');
  thaw = () => this.#lives.at(-1)?.child.kill('SIGCONT');

  /** Error output of all processes, its last 6,000 characters. */
  get log(): string {
    return this.#lives
      .map(({ printed }) => printed.stderr)
      .join('--- started again ---\n')
      .slice(-6_000);
  }
}
