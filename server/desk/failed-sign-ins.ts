import { addressKey } from '../http/trusted-proxies.ts';

/** Failures before the first delay. */
const FREE_TRIES = 5;
/** Longest delay, in seconds. Failures are forgotten after this time without a new failure. */
const LONGEST_DELAY = 900;
/** Addresses and names kept in memory. Above this number, the oldest is dropped. */
const MOST_KEPT = 10_000;
/** Failures of all addresses and names together before every try is slowed, and the pause of a slowed try in milliseconds. */
const FREE_FOR_ALL = 30;
const PAUSE = 2_000;

/**
 * Slows down guessing. After five failures from an address for a name, the two wait a second, then twice as long each time, up to 15
 * minutes. So nobody is locked out by tries for another name or from another network. Guesses from many addresses slow every try,
 * but a right password is still accepted. Failures are kept in memory.
 */
export class FailedSignIns {
  readonly #now: () => number;
  readonly #failures = new Map<string, { count: number; last: number }>();
  #all = { count: 0, last: 0 };

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Returns the seconds until an address may try again; 0 if it may now.
   * @param name key of the person; empty for the token
   */
  wait(address: string, name = ''): number {
    const failures = this.#failures.get(keyOf(address, name));
    // If the clock was set back, the elapsed time is unknown.
    if (!failures || failures.count < FREE_TRIES || this.#now() < failures.last) return 0;
    return Math.max(0, Math.ceil(waitAfter(failures.count) - (this.#now() - failures.last) / 1000));
  }

  /** Returns the milliseconds by which a try is slowed, because there were many failures. */
  pause(): number {
    return this.#afterFailure(this.#all).count > FREE_FOR_ALL + 1 ? PAUSE : 0;
  }

  add(address: string, name = ''): void {
    const key = keyOf(address, name);
    const failures = this.#afterFailure(this.#failures.get(key));
    this.#all = this.#afterFailure(this.#all);
    this.#failures.delete(key);
    this.#failures.set(key, failures);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MOST_KEPT && oldest !== undefined) this.#failures.delete(oldest);
  }

  /** Forgets failures of an address for a name, after a right password. */
  forget(address: string, name = ''): void {
    this.#failures.delete(keyOf(address, name));
  }

  #afterFailure(failures: { count: number; last: number } | undefined) {
    const last = this.#now();
    const isFresh = failures !== undefined && last - failures.last < LONGEST_DELAY * 1000;
    return { count: isFresh ? failures.count + 1 : 1, last };
  }
}

const keyOf = (address: string, name: string) => `${addressKey(address)} ${name}`;
const waitAfter = (count: number) => Math.min(LONGEST_DELAY, 2 ** Math.min(20, count - FREE_TRIES));
