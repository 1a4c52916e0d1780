/** Failures before the first delay. */
const FREE_TRIES = 5;
/** Longest delay, in seconds. Failures of an address are forgotten after this time without a new failure. */
const LONGEST_DELAY = 900;
/** Addresses kept in memory. Above this number, the oldest address is dropped. */
const MOST_ADDRESSES = 10_000;

/**
 * Slows down guessing: after five failures an address waits a second, then twice as long each time, up to 15 minutes.
 * Failures are kept in memory.
 */
export class FailedSignIns {
  readonly #now: () => number;
  readonly #failures = new Map<string, { count: number; last: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the seconds until an address may try again; 0 if it may now. */
  wait(address: string): number {
    const failures = this.#failures.get(address);
    // If the clock was set back, the elapsed time is unknown.
    if (!failures || failures.count < FREE_TRIES || this.#now() < failures.last) return 0;
    return Math.max(0, Math.ceil(waitAfter(failures.count) - (this.#now() - failures.last) / 1000));
  }

  add(address: string): void {
    const failures = this.#failures.get(address);
    const now = this.#now();
    const isFresh = failures !== undefined && now - failures.last < LONGEST_DELAY * 1000;
    this.#failures.delete(address);
    this.#failures.set(address, { count: isFresh ? failures.count + 1 : 1, last: now });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MOST_ADDRESSES && oldest !== undefined) this.#failures.delete(oldest);
  }

  forget(address: string): void {
    this.#failures.delete(address);
  }
}

const waitAfter = (count: number) => Math.min(LONGEST_DELAY, 2 ** Math.min(20, count - FREE_TRIES));
