import { availableParallelism } from 'node:os';

/** zlib's threads and the disk are kept busy; more at once only takes memory. */
const AT_ONCE = availableParallelism() * 4;

/** Runs an asynchronous task for each item, a few at a time; results come in the items' order. */
export async function inParallel<Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const queue = items.entries();
  async function worker() {
    for (const [index, item] of queue) results[index] = await task(item);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
