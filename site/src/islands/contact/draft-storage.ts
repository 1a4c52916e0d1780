import { tryStorage } from '../../try-storage.ts';
import { type Draft, readDraft } from './draft.ts';

/** Where the draft stands in local storage. */
export const draftKey = 'enquiry-draft';

const read = (): Draft | undefined => readDraft(tryStorage(() => localStorage.getItem(draftKey)) ?? null, Date.now());

/** The draft of this browser. All tabs share it: the last words written stand in it. */
export const draftStorage = {
  /** @returns the draft; undefined if there is none of use, and what is of no use is removed */
  load(): Draft | undefined {
    const draft = read();
    if (!draft) tryStorage(() => localStorage.removeItem(draftKey));
    return draft;
  },
  save(draft: Draft): void {
    tryStorage(() => localStorage.setItem(draftKey, JSON.stringify(draft)));
  },
  /** Removes the draft if it holds these words: another tab's stay. */
  clear(reference: string): void {
    if (read()?.reference === reference) tryStorage(() => localStorage.removeItem(draftKey));
  },
};
