import { type Draft, readDraft } from './draft.ts';

/** Where the draft stands in local storage. */
export const draftKey = 'enquiry-draft';

/** The browser's storage, if it lets us: blocked or full, the form works without a draft. */
function storage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

const read = (): Draft | undefined => readDraft(storage((it) => it.getItem(draftKey)) ?? null, Date.now());

/** The draft of this browser. All tabs share it: the last words written stand in it. */
export const draftStorage = {
  /** @returns the draft; undefined if there is none of use, and what is of no use is removed */
  load(): Draft | undefined {
    const draft = read();
    if (!draft) storage((it) => it.removeItem(draftKey));
    return draft;
  },
  save(draft: Draft): void {
    storage((it) => it.setItem(draftKey, JSON.stringify(draft)));
  },
  /** Removes the draft if it holds these words: another tab's stay. */
  clear(reference: string): void {
    if (read()?.reference === reference) storage((it) => it.removeItem(draftKey));
  },
};
