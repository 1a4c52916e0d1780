/**
 * Runs work while holding a Web Lock, so that only one tab does it. Browsers without the Web Locks API run it at once.
 * Needed because a duplicated tab has the same pending question: it waits for the lock, and then finds the question answered.
 * @param signal ends the waiting
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
