import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { addDeltas } from './counter-deltas.ts';
import type { Answer, Answers, WorkerMessage } from './messages.ts';

/** How long it takes until a worker that has ended is replaced, in milliseconds: longer each time, as long as none lives for a minute. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;
const MINUTE = 60_000;

export interface WorkerPool {
  /** The port that the first of them listens on. */
  port: number;
  /** Asks all to end, and waits until they have. None is replaced any more. */
  close(): Promise<void>;
}

/**
 * Starts processes that share one listener, and replaces those that die.
 * @param count how many
 * @param answers to what they ask
 * @returns as soon as the first listens
 * @throws WorkerStartError when the first ends instead; it has said why
 */
export async function superviseWorkers(count: number, log: FastifyBaseLogger, answers: Answers): Promise<WorkerPool> {
  // The file that this process runs: the built server, or main.ts. Not what called it.
  cluster.setupPrimary({ exec: import.meta.filename.endsWith('.ts') ? process.argv[1] : import.meta.filename, args: [] });
  let closing = false;
  let wait = FIRST_PAUSE;

  function start(): Worker {
    const worker = cluster.fork();
    const started = Date.now();
    worker.on('message', async (message: WorkerMessage) => {
      if (message.type === 'counters') addDeltas(message.deltas);
      if (message.type !== 'question') return;
      const results = await answers[message.what](message.items as never);
      if (worker.isConnected()) worker.send({ type: 'answer', number: message.number, results } satisfies Answer);
    });
    // A message to one that is dying is nobody's loss.
    worker.on('error', (error) => log.debug({ err: error }, 'a worker could not be told'));
    worker.on('exit', async (code, signal) => {
      if (closing) return;
      if (Date.now() - started > MINUTE) wait = FIRST_PAUSE;
      log.error({ worker: worker.process.pid, code, signal }, 'a worker has ended by itself and is replaced');
      await pause(wait);
      wait = Math.min(wait * 2, LONGEST_PAUSE);
      if (!closing) start();
    });
    return worker;
  }

  const first = start();
  const [outcome] = await Promise.race([once(first, 'listening'), once(first, 'exit').then(() => [undefined])]);
  if (!outcome) {
    closing = true;
    throw new WorkerStartError();
  }
  for (let more = 1; more < count; more++) start();
  return {
    port: (outcome as { port: number }).port,
    async close() {
      closing = true;
      await Promise.all(
        Object.values(cluster.workers ?? {}).map((worker) => {
          const gone = once(worker as Worker, 'exit');
          worker?.process.kill('SIGTERM');
          return gone;
        }),
      );
    },
  };
}

/** The first worker could not start, and has said why. */
class WorkerStartError extends Error {
  override name = 'WorkerStartError';
}
