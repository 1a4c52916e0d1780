/** One entry of the browser's storage. Where storage is blocked or full, the page goes on with what it has in memory. */
export interface StorageEntry {
  readonly key: string;
  /** @returns what is stored, null if nothing is; undefined where storage cannot be read */
  read(): string | null | undefined;
  /** @param text null removes the entry */
  write(text: string | null): void;
}

/** @param area read anew each time: where storage is blocked, naming it throws */
export function storageEntry(area: () => Storage, key: string): StorageEntry {
  return {
    key,
    read() {
      try {
        return area().getItem(key);
      } catch {
        return undefined;
      }
    },
    write(text) {
      try {
        if (text === null) area().removeItem(key);
        else area().setItem(key, text);
      } catch {
        // Blocked or full: nothing is kept.
      }
    },
  };
}
