/** Does something in the middle of things: right when something has happened for the nth time. */
export class Tripwire {
  #left = 0;
  #trip = () => {};

  /** @returns a promise that is kept when it has happened so many times more, after `trip` was called */
  after(times: number, trip: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#left = times;
      this.#trip = () => {
        trip();
        resolve();
      };
    });
  }

  /** It has happened. */
  touch(): void {
    this.#left -= 1;
    if (this.#left === 0) this.#trip();
  }

  /** Whatever happens now is let pass. */
  disarm(): void {
    this.#left = 0;
  }
}
