import { tryStorage } from '../../try-storage.ts';

/** An entry of the browser's storage. If storage is blocked or full, callers keep their state in memory. */
export interface StorageEntry {
  readonly key: string;
  /** @returns the stored text, null if there is none; undefined if storage is blocked */
  read(): string | null | undefined;
  /** @param text null removes the entry */
  write(text: string | null): void;
}

/** @param getStorage called on each access, because it throws where storage is blocked */
export function storageEntry(getStorage: () => Storage, key: string): StorageEntry {
  return {
    key,
    read: () => tryStorage(() => getStorage().getItem(key)),
    write: (text) => tryStorage(() => (text === null ? getStorage().removeItem(key) : getStorage().setItem(key, text))),
  };
}
