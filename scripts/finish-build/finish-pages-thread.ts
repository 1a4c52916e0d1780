import { parentPort, workerData } from 'node:worker_threads';
import pMap from 'p-map';
import { finishPage } from './finish-page.ts';
import type { ThreadTask } from './finish-pages.ts';

const { files, options } = workerData as ThreadTask;
// While one page waits for the disk, another is computed.
parentPort?.postMessage(await pMap(files, (file) => finishPage({ ...options, file }), { concurrency: 2 }));
