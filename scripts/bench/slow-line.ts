import { setTimeout as pause } from 'node:timers/promises';

/**
 * Throttled connection like Lighthouse's slow 4G: 150 ms x 3.75 before each response, 1.6 Mbit/s x 0.9 for all responses together.
 * The server throttles, because DevTools' throttling does not cover prerender requests (seen in Chromium 156).
 */
export class SlowLine {
  /** Off until a part enables it. */
  on = false;
  readonly #latency = 562.5;
  readonly #bytesPerSecond = (1638.4 * 0.9 * 1024) / 8;
  /** Time at which the connection will have sent all it has accepted, in milliseconds of performance.now(). */
  #freeAt = 0;

  /** Waits for the latency of a response. */
  async wait(): Promise<void> {
    if (this.on) await pause(this.#latency);
  }

  /** Passes a body on at the connection's rate. */
  async *send(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      for (let from = 0; from < chunk.length; from += 4096) {
        const piece = chunk.subarray(from, from + 4096);
        if (this.on) {
          const now = performance.now();
          this.#freeAt = Math.max(now, this.#freeAt) + (piece.length / this.#bytesPerSecond) * 1000;
          await pause(this.#freeAt - now);
        }
        yield piece;
      }
    }
  }
}
