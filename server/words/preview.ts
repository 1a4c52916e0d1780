import { type ChildProcess, spawn } from 'node:child_process';
import { childEnvironment } from '../settings/child-environment.ts';

/** Message of the preview's process: how the desk reaches it. */
export interface PreviewAddress {
  port: number;
  /** Value of `secretHeader` in each request. */
  secret: string;
}

/** Header that shows that a request comes from the desk. */
export const secretHeader = 'x-preview-secret';

/** Minutes without a request until the preview's process is stopped. */
const IDLE = 20;
/** Limit in milliseconds; a start takes 2 to 10 s. */
const START_TIMEOUT = 60_000;
/** Limit in milliseconds; a page takes up to 3 s. */
const REQUEST_TIMEOUT = 60_000;
/** Limit of the preview's heap, in MB; it uses fewer than 256. A preview that needs more ends, and the next request starts another. */
const HEAP = 512;

/** Preview of the draft: Astro's dev server (scripts/desk/preview.ts) on loopback, started by the first request. */
export class Preview {
  readonly #warn: (error: unknown, message: string) => void;
  #child: ChildProcess | undefined;
  #address: Promise<PreviewAddress> | undefined;
  #idle: NodeJS.Timeout | undefined;
  #stderrTail = '';

  constructor(warn: (error: unknown, message: string) => void) {
    this.#warn = warn;
  }

  /**
   * Requests a page or a file from the preview.
   * @param path as on the site
   * @param folder the draft's content
   * @throws Error if the preview cannot be started
   */
  async fetch(path: string, folder: string): Promise<Response> {
    this.#address ??= this.#start(folder);
    const { port, secret } = await this.#address;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.close(), IDLE * 60_000).unref();
    return fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { [secretHeader]: secret },
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
  }

  /** Last 2,000 characters that the preview has written to stderr, for the log. */
  get stderrTail(): string {
    return this.#stderrTail;
  }

  close(): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#forget();
    child?.kill();
  }

  async #start(folder: string): Promise<PreviewAddress> {
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, 'scripts/desk/preview.ts'], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: childEnvironment({
        NODE_ENV: 'development',
        CONTENT_DIR: folder,
        ASTRO_TELEMETRY_DISABLED: '1',
        ASTRO_DISABLE_UPDATE_CHECK: 'true',
      }),
    });
    this.#child = child;
    this.#stderrTail = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderrTail = (this.#stderrTail + text).slice(-2_000);
    });
    try {
      const address = await new Promise<PreviewAddress>((resolve, reject) => {
        const timeout = setTimeout(() => reject(new Error(`it did not start in ${START_TIMEOUT / 1000} s`)), START_TIMEOUT);
        child.once('message', (message: PreviewAddress) => resolve(message));
        child.once('error', reject);
        child.once('exit', (code) => reject(new Error(this.#stderrTail || `it ended with ${code}`)));
        child.once('exit', () => clearTimeout(timeout));
        child.once('message', () => clearTimeout(timeout));
      });
      child.once('exit', () => this.#child === child && this.#forget());
      return address;
    } catch (error) {
      this.#warn(error, 'the preview of the words cannot be started');
      child.kill();
      if (this.#child === child) this.#forget();
      throw error;
    }
  }

  /** Lets the next request start the preview again. */
  #forget(): void {
    this.#child = undefined;
    this.#address = undefined;
  }
}
