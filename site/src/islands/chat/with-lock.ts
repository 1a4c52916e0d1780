/**
 * Runs work under a Web Lock, exclusive among all tabs; without a lock if the browser has none.
 * A duplicated tab has the same pending question. The tab waits for the lock, and then finds the question answered.
 */
export async function withLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(name, { signal }, begin);
  } catch (error) {
    if (signal.aborted) return;
    if (hasBegun) throw error;
    // Web Locks are missing over plain HTTP, and fail where storage is blocked.
    await work();
  }
}
