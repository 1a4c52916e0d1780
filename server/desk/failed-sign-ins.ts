/** Wrong tries without a wait, and the longest wait, in seconds. A try after that long is the first again. */
const FREE = 5;
const LONGEST = 900;
/** Addresses that are remembered; the oldest makes way. */
const MOST = 10_000;

/**
 * Slows down whoever guesses tokens: after five wrong ones an address waits a second, then twice as long each time, up to a quarter of an hour.
 * Only in memory, and only those who were wrong.
 */
export class FailedSignIns {
  readonly #now: () => number;
  readonly #tries = new Map<string, { count: number; last: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Seconds until an address may try again; 0 at once. */
  wait(address: string): number {
    const known = this.#tries.get(address);
    // Before it: the clock was set back, and how much time has passed is not known.
    if (!known || known.count < FREE || this.#now() < known.last) return 0;
    return Math.max(0, Math.ceil(waitAfter(known.count) - (this.#now() - known.last) / 1000));
  }

  add(address: string): void {
    const known = this.#tries.get(address);
    const now = this.#now();
    const isFresh = known !== undefined && now - known.last < LONGEST * 1000;
    this.#tries.delete(address);
    this.#tries.set(address, { count: isFresh ? known.count + 1 : 1, last: now });
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > MOST && oldest !== undefined) this.#tries.delete(oldest);
  }

  forget(address: string): void {
    this.#tries.delete(address);
  }
}

const waitAfter = (count: number) => Math.min(LONGEST, 2 ** Math.min(20, count - FREE));
