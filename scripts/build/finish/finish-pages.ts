import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import pMap from 'p-map';
import { type FinishedPage, finishPage, type PageOptions } from './finish-page.ts';

/** With fewer pages than this, starting threads takes longer than they save. */
const WORTH_THREADS = 30;

/** Input of a thread, which posts the finished pages in the same order. */
interface ThreadTask {
  files: string[];
  options: Omit<PageOptions, 'file'>;
}

/** Finishes pages in one thread per core. Results are in the order of the files. */
export async function finishPages(files: readonly string[], options: ThreadTask['options']): Promise<FinishedPage[]> {
  if (files.length < WORTH_THREADS) {
    const finished: FinishedPage[] = [];
    for (const file of files) finished.push(await finishPage({ ...options, file }));
    return finished;
  }
  const threads = availableParallelism();
  // Distribute pages round-robin, so that each thread gets a similar number of long pages.
  const batches = Array.from({ length: threads }, (_, thread) => files.filter((_, index) => index % threads === thread));
  const results = await Promise.all(batches.map((batch) => inThread({ files: batch, options })));
  return files.map((_, index) => results[index % threads]?.[Math.floor(index / threads)] as FinishedPage);
}

function inThread(task: ThreadTask): Promise<FinishedPage[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), {
      workerData: { finishPages: task },
      // Syntax trees are short-lived: a larger young generation saves the garbage collector copying them.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('A thread that finishes pages ended before it was done')));
  });
}

// This file runs itself in the threads.
const { finishPages: task } = (workerData ?? {}) as { finishPages?: ThreadTask };
// Overlaps one page's disk access with another's computation.
if (task) parentPort?.postMessage(await pMap(task.files, (file) => finishPage({ ...task.options, file }), { concurrency: 2 }));
