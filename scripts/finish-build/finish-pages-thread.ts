import { parentPort, workerData } from 'node:worker_threads';
import { type FinishedPage, finishPage } from './finish-page.ts';
import type { ThreadTask } from './finish-pages.ts';

const { files, options } = workerData as ThreadTask;
const finished: FinishedPage[] = [];
for (const file of files) finished.push(await finishPage({ ...options, file }));
parentPort?.postMessage(finished);
