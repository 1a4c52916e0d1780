/**
 * Does something while no other page of this browser does what has the same name; where a browser has no locks, at once.
 * A tab that was duplicated in mid-reply has the same question pending: it waits here, and then finds it answered.
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
    // There are none on a page that came by plain http, and where storage is blocked.
    await work();
  }
}
