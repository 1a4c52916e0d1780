import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../../../shared/format/fill.ts';
import { reportEvent } from '../../../measurement/report-event.ts';
import { slipTaken } from '../../../measurement/slip-taken.ts';
import { afterFrame } from './after-frame.ts';
import { words } from './content.ts';
import { type Inputs, readForm } from './read-form.ts';

/** What an instrument makes of its inputs: what the slip says, and the line over the picture once something is found. */
export interface Outcome {
  /** What is to be done: "Order 240 today". */
  decision: string;
  /** Why, in one sentence. When a limit refuses, the sentence names the limit and its figure. */
  reason: string;
  /** How the figure in the decision is reached, so that a clerk with a pocket calculator gets the same. */
  sum: string;
  /** A limit that the shop has set has refused what the model wanted. */
  isRefused?: boolean;
  /** Why the model did it, where this setting shows it; or why this setting is one in which the model does badly. */
  lesson?: string | undefined;
  loses?: string | undefined;
}

interface Method<I extends Inputs, O extends Outcome> {
  /** The instrument's name in ../instruments.ts, which its events are counted under. */
  name: string;
  /** What its controls hold before a touch. Each name is a control's. */
  start: I;
  /** The model, with its words. Pure. */
  weigh: (inputs: I) => O;
  /** What was moved before the script came, as it is taken: a product that was picked brings its own weights. */
  adopt?: (moved: I) => I;
  /** What the visitor has chosen on another page (good-storage.ts), taken when nothing was moved here. */
  carried?: (start: I) => I | undefined;
}

const frame = words();

/** Waits this long after the last change before a screen reader is told, in milliseconds. */
const quiet = 500;

const same = (one: Inputs, other: Inputs) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The state of an instrument: what its controls hold, and what its model makes of that. Controls are controlled by it, and what was moved
 * before the script came counts. Each kind of event is reported once for each time that the page is opened.
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
    const tell = () => reportEvent({ category: 'instrument', action, label: name });
    // A slip leads to another page; whatever else happened is told when the frame that shows it is drawn.
    if (action === 'slip') tell();
    else afterFrame(tell);
  };
  const set = (moved: Partial<I>) => {
    report('touched');
    setTouched(true);
    setInputs((now) => ({ ...now, ...moved }));
  };
  const take = () => {
    report('slip');
    slipTaken.keep(name);
  };
  const again = () => {
    setTouched(false);
    setInputs(start);
    form.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  };

  // Changed and changed back before anything is drawn: what a change compiles is there before a hand's first one, which the spring follows.
  const rehearse = () => {
    const range = form.current?.querySelector<HTMLInputElement>('[type=range]');
    if (!range) return;
    const other = Number(range.value === range.min ? range.max : range.min);
    flushSync(() => setInputs({ ...start, [range.name]: other }));
    flushSync(() => setInputs(start));
  };

  // Before the first paint of the live instrument, so that nothing is seen to jump back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page held when the script came.
  useLayoutEffect(() => {
    const moved = form.current && readForm(form.current, start);
    if (moved && !same(moved, start)) return set(adopt(moved));
    const chosen = carried?.(start);
    if (!chosen || same(chosen, start)) return queueMicrotask(rehearse);
    setInputs(chosen);
    setTouched(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each outcome, not for each drawing of it.
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
