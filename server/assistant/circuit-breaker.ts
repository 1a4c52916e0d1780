/** Consecutive failures that open the breaker. */
const MOST_FAILURES = 3;
/** Time that the breaker stays open, in milliseconds. */
const PAUSE = 60_000;

/** Circuit breaker for the model. After each pause, one question tries the model again. */
export class CircuitBreaker<Failure> {
  readonly #now: () => number;
  #failures = 0;
  #last: Failure | undefined;
  #pausedUntil = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @returns the last failure while the breaker is open; undefined if the model may be asked */
  refusal(): Failure | undefined {
    if (this.#failures < MOST_FAILURES) return undefined;
    if (this.#now() < this.#pausedUntil) return this.#last;
    this.#pausedUntil = this.#now() + PAUSE;
    return undefined;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(failure: Failure): void {
    this.#failures += 1;
    this.#last = failure;
    this.#pausedUntil = this.#now() + PAUSE;
  }
}
