/** Implements the Web Locks API in one process. */
export function simpleLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
      const before = held.get(name);
      const mine = (before ?? Promise.resolve()).then(() => {
        signal.throwIfAborted();
        return work();
      });
      held.set(
        name,
        mine.catch(() => {}),
      );
      await mine;
    },
  };
}
