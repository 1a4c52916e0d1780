import { useSyncExternalStore } from 'react';
import type { FieldPlace } from '../../shared/api/words.ts';

interface Unkept {
  /** Absent for a new entry. */
  place?: FieldPlace;
  value: unknown;
  /** Version of the field that was changed. */
  version?: string;
}

let all: ReadonlyMap<string, Unkept> = new Map();
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
    window.onbeforeunload = all.size > 0 ? (event) => event.preventDefault() : null;
    for (const listener of listeners) listener();
  },
};

/** Returns the places of fields with words that are not kept. */
export function useUnkeptPlaces(): FieldPlace[] {
  const shown = useSyncExternalStore(subscribe, () => all);
  return [...shown.values()].flatMap(({ place }) => place ?? []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
