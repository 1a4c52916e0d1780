import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../../../shared/format/fill.ts';
import { reportEvent } from '../../../measurement/report-event.ts';
import { afterFrame } from './after-frame.ts';
import { words } from './content.ts';
import { type Inputs, readForm } from './read-form.ts';

/** Result of an instrument: its three lines, and the lesson above the picture. */
export interface Outcome {
  /** Recommended action, such as "Order 240 by Friday". */
  decision: string;
  /** Reason in one sentence, which names the limit and its figure if a limit refuses. */
  reason: string;
  /** Calculation of the decision's figure, reproducible with a pocket calculator. */
  sum: string;
  /** The shop's limit overrides the model. */
  isRefused?: boolean;
  /** What the settings teach about the model; or, in `loses`, why the model does badly with these settings. */
  lesson?: string | undefined;
  loses?: string | undefined;
}

interface InstrumentOptions<I extends Inputs, O extends Outcome> {
  /** The instrument's name in ../instruments.ts, and the label of its events. */
  name: string;
  /** Initial values by control name. */
  start: I;
  /** Computes the outcome. Pure. */
  weigh: (inputs: I) => O;
  /** Adjusts values that the visitor changed before hydration: each product has different start values. */
  adopt?: (changed: I) => I;
  /** Returns values from another page (good-storage.ts), used if the visitor changed nothing on this page. */
  carried?: (start: I) => I | undefined;
}

const frame = words();

/** Debounce of the live region, in milliseconds. */
const announceDelay = 500;

const lessonOf = ({ loses, lesson }: Outcome) => (loses ? fill(frame.loses, { why: loses }) : lesson);
const same = (one: Inputs, other: Inputs) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Holds an instrument's state: the values of its controlled inputs and the model's outcome. Keeps changes from
 * before hydration. Reports the first touch.
 */
export function useInstrument<I extends Inputs, O extends Outcome>({
  name,
  start,
  weigh,
  adopt = (changed) => changed,
  carried,
}: InstrumentOptions<I, O>) {
  const form = useRef<HTMLFormElement>(null);
  const [inputs, setInputs] = useState(start);
  const [isTouched, setTouched] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const isReported = useRef(false);
  const outcome = weigh(inputs);
  const { decision, reason, sum } = outcome;
  const lesson = isTouched ? lessonOf(outcome) : undefined;

  const set = (changes: Partial<I>) => {
    if (!isReported.current) afterFrame(() => reportEvent({ category: 'instrument', action: 'touched', label: name }));
    isReported.current = true;
    setTouched(true);
    setInputs((current) => ({ ...current, ...changes }));
  };
  const reset = () => {
    setTouched(false);
    setInputs(start);
    form.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  };

  // Change and revert an input before paint, so that the update's code is compiled before the first real change.
  const warmUp = () => {
    const range = form.current?.querySelector<HTMLInputElement>('[type=range]');
    if (!range) return;
    const other = Number(range.value === range.min ? range.max : range.min);
    flushSync(() => setInputs({ ...start, [range.name]: other }));
    flushSync(() => setInputs(start));
  };

  // Restore values before the hydrated instrument's first paint, so that nothing jumps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once, with the page's state at hydration.
  useLayoutEffect(() => {
    const current = form.current && readForm(form.current, start);
    if (current && !same(current, start)) return set(adopt(current));
    const chosen = carried?.(start);
    if (!chosen || same(chosen, start)) return queueMicrotask(warmUp);
    setInputs(chosen);
    setTouched(true);
  }, []);

  useEffect(() => {
    if (!isTouched) return setAnnouncement('');
    const timer = setTimeout(() => setAnnouncement(`${decision}. ${reason} ${sum}.${lesson ? ` ${lesson}` : ''}`), announceDelay);
    return () => clearTimeout(timer);
  }, [decision, reason, sum, lesson, isTouched]);

  return { form, inputs, set, reset, isTouched, outcome, lesson, announcement };
}

export type InstrumentState = Pick<
  ReturnType<typeof useInstrument>,
  'form' | 'reset' | 'isTouched' | 'outcome' | 'lesson' | 'announcement'
>;
