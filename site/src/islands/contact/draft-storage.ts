import { tryStorage } from '../../try-storage.ts';
import { type Draft, readDraft } from './draft.ts';

/** Key of the draft in local storage. */
export const draftKey = 'enquiry-draft';

const readStored = (): Draft | undefined => readDraft(tryStorage(() => localStorage.getItem(draftKey)) ?? null, Date.now());

/** The browser's draft, shared by all tabs; the last write wins. */
export const draftStorage = {
  /** Reads the draft, and removes it if it is unusable. @returns undefined if there is no usable draft */
  load(): Draft | undefined {
    const draft = readStored();
    if (!draft) tryStorage(() => localStorage.removeItem(draftKey));
    return draft;
  },
  save(draft: Draft): void {
    tryStorage(() => localStorage.setItem(draftKey, JSON.stringify(draft)));
  },
  /** Removes the draft if it has the reference. A draft of another tab stays. */
  clear(reference: string): void {
    if (readStored()?.reference === reference) tryStorage(() => localStorage.removeItem(draftKey));
  },
};
