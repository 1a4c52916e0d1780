import { setTimeout as pause } from 'node:timers/promises';

/**
 * A phone's line, as Lighthouse has DevTools apply its slow 4G: 150 ms x 3.75 before each answer, 1.6 Mbit/s x 0.9 for all answers together.
 * It stands in the server, because DevTools' own throttling leaves out the request by which a page is prerendered (seen in Chromium 156).
 */
export class SlowLine {
  /** Off until a part turns it on. */
  on = false;
  readonly #latency = 562.5;
  readonly #bytesPerSecond = (1638.4 * 0.9 * 1024) / 8;
  /** When the line has sent what it has taken, in milliseconds of performance.now(). */
  #free = 0;

  /** The time until an answer begins. */
  async wait(): Promise<void> {
    if (this.on) await pause(this.#latency);
  }

  /** Passes a body on, as fast as the line is. */
  async *send(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      for (let from = 0; from < chunk.length; from += 4096) {
        const piece = chunk.subarray(from, from + 4096);
        if (this.on) {
          const now = performance.now();
          this.#free = Math.max(now, this.#free) + (piece.length / this.#bytesPerSecond) * 1000;
          await pause(this.#free - now);
        }
        yield piece;
      }
    }
  }
}
