import { type RefObject, useEffect, useState } from 'react';
import { reportEvent } from '../../measurement/report-event.ts';
import { fragmentOf, inputsFrom } from './address.ts';
import type { CalculatorContent } from './calculator-content.ts';
import { formInputs } from './form-inputs.ts';
import { formatInputs } from './format-inputs.ts';
import { type Inputs, shopFields } from './read-inputs.ts';

const differs = (one: Inputs, other: Inputs) => shopFields.some((field) => one[field] !== other[field]);

/** Returns the fields' state, and keeps it in the URL's query, so that a calculation can be shared as a link. */
export function useInputs(form: RefObject<HTMLFormElement | null>, { example, options, words }: CalculatorContent) {
  const [inputs, setInputs] = useState(example);
  /** The visitor's changes to the example: nothing, only the choices, or the numbers. */
  const [changed, setChanged] = useState<'nothing' | 'choice' | 'numbers'>('nothing');

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let isReported = false;
    const known = { options: options.map(({ slug }) => slug), currencies: words.currencies.map(({ code }) => code) };

    const restore = () => {
      const before = formInputs.read(element);
      const restored = inputsFrom(location.hash, before, known);
      if (!restored) return;
      const formatted = formatInputs(restored);
      formInputs.write(element, formatted);
      setInputs(formatted);
      setChanged(differs(restored, before) ? 'numbers' : 'choice');
      // A fragment with numbers matches no id, so the browser has not scrolled.
      if (!document.getElementById(location.hash.slice(1)) && scrollY < 1) element.closest('section')?.scrollIntoView();
    };
    const update = (isNumber: boolean) => {
      const current = formInputs.read(element);
      setInputs(current);
      setChanged((before) => (isNumber || before === 'numbers' ? 'numbers' : 'choice'));
      const fragment = fragmentOf(current);
      if (fragment) history.replaceState(history.state, '', fragment);
    };
    const onInput = (event: Event) => {
      const { name } = event.target as HTMLInputElement;
      if (!isReported) reportEvent({ category: 'calculator', action: 'used', label: name });
      isReported = true;
      update(shopFields.some((field) => field === name));
    };
    // Format numbers on blur or a change of currency, never while typing.
    const onChange = () => {
      const current = formInputs.read(element);
      formInputs.write(element, formatInputs(current));
    };

    const typed = formInputs.read(element);
    const exampleOptions = known.options.filter((slug) => example.options.includes(slug));
    // Changes made before hydration take precedence over the address.
    const areChoicesChanged = typed.currency !== example.currency || typed.options.join() !== exampleOptions.join();
    if (differs(typed, example) || areChoicesChanged) update(differs(typed, example));
    else restore();
    element.addEventListener('input', onInput);
    element.addEventListener('change', onChange);
    addEventListener('hashchange', restore);
    return () => {
      element.removeEventListener('input', onInput);
      element.removeEventListener('change', onChange);
      removeEventListener('hashchange', restore);
    };
  }, [form, example, options, words]);

  return { inputs, changed };
}
