import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Pickable } from '../../../../content/schema/instruments/goods.ts';
import { fill } from '../../../../shared/format/fill.ts';
import { reportEvent } from '../../measurement/report-event.ts';
import type { Outcome } from './outcome.ts';
import { words } from './words.ts';

/** Values of an instrument's controls by name: a range's number, a choice's value, or the ticked values. */
type Inputs = Readonly<Record<string, number | string | readonly string[]>>;

interface InstrumentOptions<I extends Inputs, O extends Outcome> {
  /** The instrument's folder, and the label of its event. */
  name: string;
  /** Initial values; or those of a product, for an instrument with a choice of products (`good`). */
  start: I | ((good: Pickable) => I);
  /** Computes the outcome. Pure. */
  weigh: (inputs: I) => O;
}

const frame = words();

/** Debounce of the live region, in milliseconds. */
const announceDelay = 500;

/** Reads the controls by name. A name without a control keeps its start value. A list begins with its start values, as if ticked first. */
function readForm<I extends Inputs>(form: HTMLFormElement, start: I): I {
  const data = new FormData(form);
  const entries = Object.entries(start).map(([name, value]) => {
    if (!form.elements.namedItem(name)) return [name, value];
    const ticked = data.getAll(name);
    if (Array.isArray(value)) return [name, [...new Set([...value, ...ticked])].filter((one) => ticked.includes(one))];
    return [name, typeof value === 'number' ? Number(ticked[0]) : ticked[0]];
  });
  return Object.fromEntries(entries) as I;
}

/**
 * Holds an instrument's state: the values of its controlled inputs and the model's outcome. Keeps changes from
 * before hydration. Reports the first touch.
 */
export function useInstrument<I extends Inputs, O extends Outcome>({ name, start, weigh }: InstrumentOptions<I, O>) {
  const startOf = (good: Pickable) => (typeof start === 'function' ? start(good) : start);
  const first = startOf('tote');
  const form = useRef<HTMLFormElement>(null);
  const isReported = useRef(false);
  const [inputs, setInputs] = useState(first);
  const [isTouched, setTouched] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const outcome = weigh(inputs);
  const { decision, reason, sum, loses } = outcome;
  const lesson = isTouched ? (loses ? fill(frame.loses, { why: loses }) : outcome.lesson) : undefined;

  const set = (changes: Partial<I>) => {
    // After the next frame, because a tag manager may take long.
    if (!isReported.current)
      requestAnimationFrame(() => setTimeout(reportEvent, 0, { category: 'instrument', action: 'touched', label: name }));
    isReported.current = true;
    setTouched(true);
    setInputs((current) => ({ ...current, ...changes }));
  };
  /** Returns the props of the checkbox for one value of a list. A ticked value goes to the list's end. */
  const checkbox = (name: keyof I & string, value: string) => {
    const list = inputs[name] as readonly string[];
    const checked = list.includes(value);
    const toggled: Inputs = { [name]: checked ? list.filter((one) => one !== value) : [...list, value] };
    return { type: 'checkbox', name, value, checked, onChange: () => set(toggled as Partial<I>) } as const;
  };
  const reset = () => {
    setTouched(false);
    setInputs(first);
    form.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  };

  // Change and revert an input before paint, so that the update's code is compiled before the first real change.
  const warmUp = () => {
    const range = form.current?.querySelector<HTMLInputElement>('[type=range]');
    if (!range) return;
    const other = Number(range.value === range.min ? range.max : range.min);
    flushSync(() => setInputs({ ...first, [range.name]: other }));
    flushSync(() => setInputs(first));
  };

  // Restore what the visitor changed before the hydrated instrument's first paint, so that nothing jumps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once, with the page's state at hydration.
  useLayoutEffect(() => {
    const current = form.current ? readForm(form.current, first) : first;
    if (JSON.stringify(current) === JSON.stringify(first)) queueMicrotask(warmUp);
    // Each product has its own start values.
    else set(current.good === first.good ? current : startOf(current.good as Pickable));
  }, []);

  useEffect(() => {
    if (!isTouched) return setAnnouncement('');
    const timer = setTimeout(() => setAnnouncement(`${decision}. ${reason} ${sum}.${lesson ? ` ${lesson}` : ''}`), announceDelay);
    return () => clearTimeout(timer);
  }, [decision, reason, sum, lesson, isTouched]);

  return { form, inputs, set, checkbox, reset, isTouched, outcome, lesson, announcement };
}

export type InstrumentState = Omit<ReturnType<typeof useInstrument>, 'inputs' | 'set' | 'checkbox'>;
