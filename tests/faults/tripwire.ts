/** Runs a callback when an event has occurred for the nth time. */
export class Tripwire {
  #left = 0;
  #trip = () => {};

  /**
   * Calls `trip` after the event has occurred some more times.
   * @returns a promise that resolves after the call
   */
  after(times: number, trip: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#left = times;
      this.#trip = () => {
        trip();
        resolve();
      };
    });
  }

  /** Reports an occurrence. */
  touch(): void {
    this.#left -= 1;
    if (this.#left === 0) this.#trip();
  }

  /** Ignores all further occurrences. */
  disarm(): void {
    this.#left = 0;
  }
}
