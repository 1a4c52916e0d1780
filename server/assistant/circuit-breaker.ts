/** Failures in a row after which nobody waits for the next one. */
const MOST_FAILURES = 3;
/** How long the model is left alone then, in milliseconds. */
const PAUSE = 60_000;

/** Keeps visitors from waiting, one after another, for a model that does not answer. After each pause one visitor's question tries it again. */
export class CircuitBreaker<Failure> {
  readonly #now: () => number;
  #failures = 0;
  #last: Failure | undefined;
  #pausedUntil = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** @returns the last failure where the model must not be asked now; undefined if it may be */
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
