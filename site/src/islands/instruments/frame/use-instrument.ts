import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../../../shared/format/fill.ts';
import { instrumentEnquiry } from '../../../measurement/instrument-enquiry.ts';
import { reportEvent } from '../../../measurement/report-event.ts';
import { afterFrame } from './after-frame.ts';
import { words } from './content.ts';
import { type Inputs, readForm } from './read-form.ts';

/** Result of an instrument: its three lines, and the lesson above the picture. */
export interface Outcome {
  /** Recommended action, such as "Order 240 by Friday". */
  decision: string;
  /** Reason in one sentence. If a limit refuses, it names the limit and its figure. */
  reason: string;
  /** Calculation of the decision's figure, reproducible with a pocket calculator. */
  sum: string;
  /** The shop's limit overrides the model. */
  isRefused?: boolean;
  /** What these settings teach about the model; or, in `loses`, why the model does badly with them. */
  lesson?: string | undefined;
  loses?: string | undefined;
}

interface Method<I extends Inputs, O extends Outcome> {
  /** Name in ../instruments.ts, also the label of its events. */
  name: string;
  /** Initial values by control name. */
  start: I;
  /** Computes the outcome. Pure. */
  weigh: (inputs: I) => O;
  /** Adjusts values changed before hydration: a chosen product has its own start values. */
  adopt?: (moved: I) => I;
  /** Returns values from another page (good-storage.ts), used if nothing was changed here. */
  carried?: (start: I) => I | undefined;
}

const frame = words();

/** Debounce of the live region, in milliseconds. */
const quiet = 500;

const same = (one: Inputs, other: Inputs) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Holds an instrument's state: the values of its controlled inputs and the model's outcome. Keeps changes from
 * before hydration. Reports each kind of event once a page view.
 */
export function useInstrument<I extends Inputs, O extends Outcome>({
  name,
  start,
  weigh,
  adopt = (moved) => moved,
  carried,
}: Method<I, O>) {
  const form = useRef<HTMLFormElement>(null);
  const [inputs, setInputs] = useState(start);
  const [isTouched, setTouched] = useState(false);
  const [said, setSaid] = useState('');
  const reported = useRef(new Set<string>());
  const outcome = weigh(inputs);
  const { decision, reason, sum, isRefused = false, lesson, loses } = outcome;
  const found = isTouched ? (loses ? fill(frame.loses, { why: loses }) : lesson) : undefined;

  const report = (action: 'touched' | 'changed' | 'limit' | 'slip') => {
    if (reported.current.has(action)) return;
    reported.current.add(action);
    const send = () => reportEvent({ category: 'instrument', action, label: name });
    // `slip`, the stored name of "Ask about my shop", leaves the page, so report it at once.
    if (action === 'slip') send();
    else afterFrame(send);
  };
  const set = (moved: Partial<I>) => {
    report('touched');
    setTouched(true);
    setInputs((now) => ({ ...now, ...moved }));
  };
  const take = () => {
    report('slip');
    instrumentEnquiry.begin(name);
  };
  const again = () => {
    setTouched(false);
    setInputs(start);
    form.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  };

  // Change and revert before paint: compiles the update's code before the first real change.
  const rehearse = () => {
    const range = form.current?.querySelector<HTMLInputElement>('[type=range]');
    if (!range) return;
    const other = Number(range.value === range.min ? range.max : range.min);
    flushSync(() => setInputs({ ...start, [range.name]: other }));
    flushSync(() => setInputs(start));
  };

  // Before the hydrated instrument's first paint, so that nothing jumps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once, with the page's state at hydration.
  useLayoutEffect(() => {
    const moved = form.current && readForm(form.current, start);
    if (moved && !same(moved, start)) return set(adopt(moved));
    const chosen = carried?.(start);
    if (!chosen || same(chosen, start)) return queueMicrotask(rehearse);
    setInputs(chosen);
    setTouched(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: announce each outcome once, not each render.
  useEffect(() => {
    if (!isTouched) return setSaid('');
    if (decision !== weigh(start).decision) report('changed');
    if (isRefused) report('limit');
    const timer = setTimeout(() => setSaid(`${decision}. ${reason} ${sum}.${found ? ` ${found}` : ''}`), quiet);
    return () => clearTimeout(timer);
  }, [decision, reason, sum, found, isTouched]);

  return { form, inputs, set, again, isTouched, outcome, found, said, take };
}

export type InstrumentState = Pick<
  ReturnType<typeof useInstrument>,
  'form' | 'again' | 'isTouched' | 'outcome' | 'found' | 'said' | 'take'
>;
