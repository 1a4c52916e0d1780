import { availableParallelism } from 'node:os';
import pMap from 'p-map';

/** Runs an asynchronous task for each item, a few at a time; results are in the items' order. */
export const inParallel = <Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>): Promise<Result[]> =>
  // Enough to keep zlib's threads and the disk busy.
  pMap(items, task, { concurrency: availableParallelism() * 4 });
