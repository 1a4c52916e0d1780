import type { FastifyInstance } from 'fastify';

/**
 * Does something again and again while an app runs, one at a time. Closing begins no more and waits for what is under way.
 * @param interval in milliseconds
 * @param work never rejects
 * @returns does it now, after what is under way
 */
export function repeat(app: FastifyInstance, interval: number, work: () => Promise<void>): () => Promise<void> {
  let working = Promise.resolve();
  const inTurn = () => {
    working = working.then(work);
    return working;
  };
  const timer = setInterval(inTurn, interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await working;
  });
  return inTurn;
}
