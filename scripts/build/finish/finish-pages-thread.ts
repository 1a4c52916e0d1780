import { parentPort, workerData } from 'node:worker_threads';
import pMap from 'p-map';
import { finishPage } from './finish-page.ts';
import type { ThreadTask } from './finish-pages.ts';

const { files, options } = workerData as ThreadTask;
// Overlaps one page's disk access with another's computation.
parentPort?.postMessage(await pMap(files, (file) => finishPage({ ...options, file }), { concurrency: 2 }));
