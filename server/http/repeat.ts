import type { FastifyInstance } from 'fastify';

/**
 * Runs work at an interval while an app runs, never concurrently. Closing the app stops it and waits for work in progress.
 * @param interval in milliseconds
 * @param work never rejects
 * @returns function that runs it now, after work in progress
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
