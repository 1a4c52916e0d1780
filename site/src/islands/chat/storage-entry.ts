import { tryStorage } from '../../try-storage.ts';

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
    read: () => tryStorage(() => area().getItem(key)),
    write: (text) => tryStorage(() => (text === null ? area().removeItem(key) : area().setItem(key, text))),
  };
}
