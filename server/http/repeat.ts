import type { FastifyInstance } from 'fastify';

/**
 * Runs work at an interval while an app runs, never concurrently. Closing the app stops the interval and waits for work in progress.
 * @param interval in milliseconds
 * @param work must not reject
 * @returns a function that runs the work now, or after work in progress
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
