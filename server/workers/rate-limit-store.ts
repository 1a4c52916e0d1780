import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { CountReply, WorkerMessage } from './messages.ts';

type Answer = Parameters<FastifyRateLimitStore['incr']>[1];

/** Where a worker asks, and is answered: its own process, or a stand-in. */
export interface Channel {
  send(message: WorkerMessage): void;
  onMessage(listener: (message: CountReply) => void): void;
}

/**
 * A store for rate limits that counts in the process that keeps the workers, so that a visitor has one limit and not one for each worker.
 * Limits are named by the order in which they are made, which is the same in each worker.
 */
export function rateLimitStore({ send, onMessage }: Channel): FastifyRateLimitStoreCtor {
  const asked = new Map<number, Answer>();
  let number = 0;
  let limits = 0;
  onMessage((message) => {
    if (message.type !== 'counted') return;
    asked.get(message.number)?.(null, message);
    asked.delete(message.number);
  });

  return class implements FastifyRateLimitStore {
    readonly #limit = String(limits++);

    incr(key: string, answer: Answer, timeWindow = 60_000): void {
      number += 1;
      asked.set(number, answer);
      send({ type: 'count', number, limit: this.#limit, key, timeWindow });
    }

    child(): FastifyRateLimitStore {
      return new (this.constructor as new () => FastifyRateLimitStore)();
    }
  };
}
