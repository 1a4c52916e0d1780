import { availableParallelism } from 'node:os';
import pMap from 'p-map';

/** Runs an asynchronous task for each item; results come in the items' order. */
export const inParallel = <Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>): Promise<Result[]> =>
  // zlib's threads and the disk are kept busy; more at once only takes memory.
  pMap(items, task, { concurrency: availableParallelism() * 4 });
