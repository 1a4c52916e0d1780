import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Ask } from './ask-keeper.ts';

/**
 * A store for rate limits that counts in the process that keeps the workers, so that a visitor has one limit and not one for each worker.
 * Limits are named by the order in which they are made, which is the same in each worker.
 */
export function rateLimitStore(ask: Ask<'count'>): FastifyRateLimitStoreCtor {
  let limits = 0;

  return class implements FastifyRateLimitStore {
    readonly #limit = String(limits++);

    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow = 60_000): void {
      ask({ limit: this.#limit, key, timeWindow }).then((counted) => answer(null, counted), answer);
    }

    child(): FastifyRateLimitStore {
      return new (this.constructor as new () => FastifyRateLimitStore)();
    }
  };
}
