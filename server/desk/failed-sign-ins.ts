/** Tries without a delay, and the longest delay in seconds. An address without a failure for that long starts anew. */
const FREE = 5;
const LONGEST = 900;
/** Most addresses remembered; the oldest is dropped. */
const MOST = 10_000;

/**
 * Slows down guessing: after five failures an address waits a second, then twice as long each time, up to 15 minutes. Kept in
 * memory, for addresses with failures only.
 */
export class FailedSignIns {
  readonly #now: () => number;
  readonly #tries = new Map<string, { count: number; last: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the seconds until an address may try again; 0 if it may now. */
  wait(address: string): number {
    const known = this.#tries.get(address);
    // Negative: the clock was set back, so the elapsed time is unknown.
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
