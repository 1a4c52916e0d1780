import { useSyncExternalStore } from 'react';
import type { FieldPlace } from '../../shared/api/words.ts';

/** A field with words that are not kept, and its name. */
export interface UnkeptField {
  place: FieldPlace;
  where: string;
}

interface Unkept {
  /** Absent for a new entry. */
  field?: UnkeptField;
  value: unknown;
  /** Version of the field that was changed. */
  version?: string;
}

/** Name in the tab's storage, where the words outlive a sign-in. */
const STORED = 'unkept';
let all: ReadonlyMap<string, Unkept> = new Map(JSON.parse(globalThis.sessionStorage?.getItem(STORED) ?? '[]'));
const listeners = new Set<() => void>();

/** Words that were typed and not kept, by field or form. They are shown again when their field is opened again. */
export const unkept = {
  get: (key: string) => all.get(key),
  /** @param words undefined once they are kept or taken back */
  set(key: string, words: Unkept | undefined): void {
    const next = new Map(all);
    if (words) next.set(key, words);
    else next.delete(key);
    all = next;
    sessionStorage.setItem(STORED, JSON.stringify([...all]));
    window.onbeforeunload = all.size > 0 ? (event) => event.preventDefault() : null;
    for (const listener of listeners) listener();
  },
};

/** Returns the fields with words that are not kept. */
export function useUnkeptFields(): UnkeptField[] {
  const shown = useSyncExternalStore(subscribe, () => all);
  return [...shown.values()].flatMap(({ field }) => field ?? []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
