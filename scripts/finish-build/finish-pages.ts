import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type FinishedPage, finishPage, type PageOptions } from './finish-page.ts';

/** Below this many pages, threads take longer to be ready than they save. */
const WORTH_THREADS = 30;

/** What the thread of finish-pages-thread.ts is given; it answers with the finished pages in the same order. */
export interface ThreadTask {
  files: string[];
  options: Omit<PageOptions, 'file'>;
}

/** Finishes pages, in as many threads as there are cores: all of it is computing. Results come in the files' order. */
export async function finishPages(files: readonly string[], options: ThreadTask['options']): Promise<FinishedPage[]> {
  if (files.length < WORTH_THREADS) {
    const finished: FinishedPage[] = [];
    for (const file of files) finished.push(await finishPage({ ...options, file }));
    return finished;
  }
  const threads = availableParallelism();
  // Dealt out in turn, so that each has as many of the long ones.
  const hands = Array.from({ length: threads }, (_, thread) => files.filter((_, place) => place % threads === thread));
  const done = await Promise.all(hands.map((hand) => inThread({ files: hand, options })));
  return files.map((_, place) => done[place % threads]?.[Math.floor(place / threads)] as FinishedPage);
}

function inThread(task: ThreadTask): Promise<FinishedPage[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./finish-pages-thread.ts', import.meta.url), {
      workerData: task,
      // Each page's tree is waste a moment later: with room for a few of them, little of it is copied first.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('A thread that finishes pages ended before it was done')));
  });
}
