import { type ChildProcess, spawn } from 'node:child_process';

/** Shown by the desk until the preview answers. */
export interface PreviewState {
  state: 'off' | 'starting' | 'ready' | 'failed';
  message?: string;
}

/** Minutes without a request after which the process is stopped. */
const IDLE = 20;
/** Start timeout in milliseconds; a start takes 2 to 10 s. */
const PATIENCE = 60_000;

/** Preview of the draft: Astro's dev server (scripts/desk/preview.ts) on loopback, started by the first request. */
export class Preview {
  readonly #warn: (error: unknown, message: string) => void;
  #child: ChildProcess | undefined;
  #origin: Promise<string> | undefined;
  #state: PreviewState = { state: 'off' };
  #idle: NodeJS.Timeout | undefined;

  constructor(warn: (error: unknown, message: string) => void) {
    this.#warn = warn;
  }

  get state(): PreviewState {
    return this.#state;
  }

  /**
   * Requests a page or a file from the preview.
   * @param path as on the site
   * @param folder the draft's content
   * @throws Error if the preview cannot be started
   */
  async fetch(path: string, folder: string): Promise<Response> {
    this.#origin ??= this.#start(folder);
    const origin = await this.#origin;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.close(), IDLE * 60_000).unref();
    return fetch(origin + path, { redirect: 'manual' });
  }

  close(): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#forget({ state: 'off' });
    child?.kill();
  }

  async #start(folder: string): Promise<string> {
    this.#state = { state: 'starting' };
    const child = spawn(process.execPath, ['scripts/desk/preview.ts'], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        CONTENT_DIR: folder,
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    });
    this.#child = child;
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000);
    });
    try {
      const port = await new Promise<number>((done, fail) => {
        const late = setTimeout(() => fail(new Error(`it did not start in ${PATIENCE / 1000} s`)), PATIENCE);
        child.once('message', (message: { port: number }) => done(message.port));
        child.once('error', fail);
        child.once('exit', (code) => fail(new Error(said || `it ended with ${code}`)));
        child.once('exit', () => clearTimeout(late));
        child.once('message', () => clearTimeout(late));
      });
      this.#state = { state: 'ready' };
      child.once('exit', () => this.#child === child && this.#forget({ state: 'off' }));
      return `http://127.0.0.1:${port}`;
    } catch (error) {
      this.#warn(error, 'the preview of the words cannot be started');
      child.kill();
      if (this.#child === child) this.#forget({ state: 'failed', message: String((error as Error).message) });
      throw error;
    }
  }

  /** Lets the next request start it again. */
  #forget(state: PreviewState): void {
    this.#child = undefined;
    this.#origin = undefined;
    this.#state = state;
  }
}
