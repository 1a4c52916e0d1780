import { type RefObject, useEffect, useRef, useState } from 'react';
import { messageParameter } from '../../../../shared/api/contact-link.ts';
import { controlNames, type EnquiryFields } from '../../../../shared/api/enquiry.ts';
import {
  attempted,
  type Draft,
  eachValue,
  emptyDraft,
  isEmpty,
  nearLimit,
  readDraft,
  type Submission,
  wasAttempted,
  withNewReference,
  withPrepared,
  withValues,
} from './draft.ts';
import { draftKey, draftStorage } from './draft-storage.ts';

/** How long to wait after a key before the draft is stored, in milliseconds. */
const pause = 300;

/** What the form is told about the draft that it found. */
export type RestoredDraft = 'nothing' | 'draft' | 'attempted';

type FormElement = RefObject<HTMLFormElement | null>;

const controlOf = (form: HTMLFormElement, name: keyof EnquiryFields) => form.elements.namedItem(name) as HTMLInputElement;
const valuesOf = (form: HTMLFormElement) => eachValue((name) => controlOf(form, name).value);

/** Calls at once, or when a page that was prepared in the background is shown: it must not show what was true before. */
function whenShown(call: () => void, signal: AbortSignal): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', call, { once: true, signal });
  else call();
}

/**
 * Keeps what is written into the form: brings back an earlier draft, stores it while it is written and when the page is left,
 * and knows the reference that the words go under.
 * @param onStart called once for each fill, when the visitor begins it: a draft that comes back was begun before, and what the address brings
 * is not the visitor's yet. The same function at every drawing.
 */
export function useDraft(form: FormElement, onStart: () => void) {
  const draft = useRef<Draft>(emptyDraft());
  const [found, setFound] = useState<RestoredDraft>('nothing');
  const [near, setNear] = useState<ReturnType<typeof nearLimit>>({});
  const keeper = useRef({
    timer: 0,
    isStarted: false,
    start() {
      if (!this.isStarted) onStart();
      this.isStarted = true;
    },
    /** Takes the words from the form. Only what has changed is stored: an idle tab does not write over another's words. */
    save() {
      clearTimeout(this.timer);
      if (!form.current) return;
      const values = valuesOf(form.current);
      if (controlNames.every((name) => values[name] === draft.current.values[name])) return;
      setNear(nearLimit(values));
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
        keeper.isStarted = true;
        // What was typed while this was loading stays.
        for (const name of controlNames) controlOf(element, name).value ||= stored.values[name];
        setFound(wasAttempted(stored) ? 'attempted' : 'draft');
      } else if (!isEmpty(valuesOf(element))) keeper.start();
      keeper.save();
    };
    const takePrepared = () => {
      const text = new URLSearchParams(location.hash.slice(1)).get(messageParameter);
      if (text === null) return;
      const message = controlOf(element, 'message');
      message.value = withPrepared(message.value, text);
      // On a phone the form stands below the first screen.
      message.scrollIntoView({ block: 'center' });
      // Out of the address: a reload must not bring it back, and the browser's history need not know it.
      history.replaceState(history.state, '', location.pathname + location.search);
      keeper.save();
    };
    const begin = () => {
      restore();
      takePrepared();
    };
    const onInput = () => {
      keeper.start();
      clearTimeout(keeper.timer);
      keeper.timer = window.setTimeout(() => keeper.save(), pause);
    };
    const onLeave = () => keeper.save();
    // Another tab has sent its words, which stood over ours: ours take their place. If they were the same, nothing is left to keep.
    const onOtherTab = ({ key, newValue, oldValue }: StorageEvent) => {
      if (key !== draftKey || newValue !== null || isEmpty(valuesOf(element))) return;
      keeper.save();
      if (readDraft(oldValue, Date.now())?.reference !== draft.current.reference) draftStorage.save(draft.current);
    };

    const leaving = new AbortController();
    const { signal } = leaving;
    whenShown(begin, signal);
    element.addEventListener('input', onInput, { signal });
    addEventListener('storage', onOtherTab, { signal });
    addEventListener('hashchange', takePrepared, { signal });
    addEventListener('pagehide', onLeave, { signal });
    document.addEventListener('visibilitychange', onLeave, { signal });
    return () => {
      clearTimeout(keeper.timer);
      leaving.abort();
    };
  }, [form, keeper]);

  return {
    found,
    /** Fields whose limit is near or passed, and how much they hold. */
    near,
    /** The words as they stand in the form, and the reference that they go under. */
    current(): Submission {
      keeper.save();
      return draft.current;
    },
    /** The words are on their way: stored as such, so that a reload in the middle can send them again under the same reference. */
    sendOff(): void {
      // Whatever filled it in without a sound, what is sent was begun.
      keeper.start();
      draft.current = attempted(draft.current);
      draftStorage.save(draft.current);
    },
    /** The server has other words under the reference. */
    renew(): void {
      draft.current = withNewReference(draft.current);
      draftStorage.save(draft.current);
    },
    /** What was sent has arrived: the form is empty again, and the draft gone unless another tab has written other words. */
    finish({ reference }: Submission): void {
      draftStorage.clear(reference);
      form.current?.reset();
      draft.current = emptyDraft();
      keeper.isStarted = false;
      setFound('nothing');
      setNear({});
    },
  };
}
