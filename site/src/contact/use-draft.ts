import { type RefObject, useEffect, useRef, useState } from 'react';
import { messageParameter } from '../../../shared/api/contact-link.ts';
import { controlNames, type EnquiryFields } from '../../../shared/api/enquiry.ts';
import { tryStorage } from '../try-storage.ts';
import {
  attempted,
  type Draft,
  eachValue,
  emptyDraft,
  isEmpty,
  readDraft,
  type Submission,
  wasAttempted,
  withNewReference,
  withPrepared,
  withValues,
} from './draft.ts';

/** Debounce of saving the draft, in milliseconds. */
const debounce = 300;

/** Kind of the restored draft. */
export type RestoredDraft = 'nothing' | 'draft' | 'attempted';

type FormElement = RefObject<HTMLFormElement | null>;

const controlOf = (form: HTMLFormElement, name: keyof EnquiryFields) => form.elements.namedItem(name) as HTMLInputElement;
const valuesOf = (form: HTMLFormElement) => eachValue((name) => controlOf(form, name).value);

/** Calls a function at once; on a prerendered page, calls it on activation, because the stored draft may still change. */
function whenShown(callback: () => void, signal: AbortSignal): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', callback, { once: true, signal });
  else callback();
}

/**
 * Persists the form's draft: restores it, saves it while typing and on leaving the page,
 * and assigns its reference.
 * @param onStart called once when the visitor starts to fill in the form; not for a restored draft or for text
 * from the address. Must be stable across renders.
 */
export function useDraft(form: FormElement, onStart: () => void) {
  const draft = useRef<Draft>(emptyDraft());
  const [restored, setRestored] = useState<RestoredDraft>('nothing');
  const writer = useRef({
    timer: 0,
    isStarted: false,
    start() {
      if (!this.isStarted) onStart();
      this.isStarted = true;
    },
    /** Reads the form and stores changes only, so that an idle tab does not overwrite another's draft. */
    save() {
      clearTimeout(this.timer);
      if (!form.current) return;
      const values = valuesOf(form.current);
      if (controlNames.every((name) => values[name] === draft.current.values[name])) return;
      const before = draft.current.reference;
      draft.current = withValues(draft.current, values, Date.now());
      if (isEmpty(values)) draftStorage.clear(before);
      else draftStorage.save(draft.current);
    },
  }).current;

  useEffect(() => {
    const element = form.current;
    if (!element) return;

    const restore = () => {
      const stored = draftStorage.load();
      if (stored) {
        draft.current = stored;
        writer.isStarted = true;
        // Keep what was typed before hydration.
        for (const name of controlNames) controlOf(element, name).value ||= stored.values[name];
        setRestored(wasAttempted(stored) ? 'attempted' : 'draft');
      } else if (!isEmpty(valuesOf(element))) writer.start();
      writer.save();
    };
    const appendPrepared = () => {
      const text = new URLSearchParams(location.hash.slice(1)).get(messageParameter);
      if (text === null) return;
      const message = controlOf(element, 'message');
      message.value = withPrepared(message.value, text);
      // On phones the form is below the first screen.
      message.scrollIntoView({ block: 'center' });
      // Remove the text from the address, so that it is neither restored on reload nor kept in the history.
      history.replaceState(history.state, '', location.pathname + location.search);
      writer.save();
    };
    const begin = () => {
      restore();
      appendPrepared();
    };
    const onInput = () => {
      writer.start();
      clearTimeout(writer.timer);
      writer.timer = window.setTimeout(() => writer.save(), debounce);
    };
    const onLeave = () => writer.save();
    // Another tab has sent the stored draft. Store this tab's draft if it has another reference.
    const onOtherTab = ({ key, newValue, oldValue }: StorageEvent) => {
      if (key !== draftKey || newValue !== null || isEmpty(valuesOf(element))) return;
      writer.save();
      if (readDraft(oldValue, Date.now())?.reference !== draft.current.reference) draftStorage.save(draft.current);
    };

    const unmounting = new AbortController();
    const { signal } = unmounting;
    whenShown(begin, signal);
    element.addEventListener('input', onInput, { signal });
    addEventListener('storage', onOtherTab, { signal });
    addEventListener('hashchange', appendPrepared, { signal });
    addEventListener('pagehide', onLeave, { signal });
    document.addEventListener('visibilitychange', onLeave, { signal });
    return () => {
      clearTimeout(writer.timer);
      unmounting.abort();
    };
  }, [form, writer]);

  return {
    restored,
    /** Returns the form's current values and their reference. */
    current(): Submission {
      writer.save();
      return draft.current;
    },
    /** Marks the draft as attempted, so that after a reload the message can be sent again under the same reference. */
    markAttempted(): void {
      // Count it as started even if it was filled in without input events.
      writer.start();
      draft.current = attempted(draft.current);
      draftStorage.save(draft.current);
    },
    /** Assigns a new reference, after the server has rejected the old one. */
    renew(): void {
      draft.current = withNewReference(draft.current);
      draftStorage.save(draft.current);
    },
    /** Clears the form after a success, and the stored draft if it is this tab's. */
    finish({ reference }: Submission): void {
      draftStorage.clear(reference);
      form.current?.reset();
      draft.current = emptyDraft();
      writer.isStarted = false;
      setRestored('nothing');
    },
  };
}

/** Key of the draft in local storage. */
const draftKey = 'enquiry-draft';

const readStored = (): Draft | undefined => readDraft(tryStorage(() => localStorage.getItem(draftKey)) ?? null, Date.now());

/** The browser's draft, shared by all tabs; the last write wins. */
const draftStorage = {
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
