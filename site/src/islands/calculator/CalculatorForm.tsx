import type { ReactNode, Ref } from 'react';
import { fill } from '../../../../shared/format/fill.ts';
import { Field } from '../../components/Field.tsx';
import s from './CalculatorForm.module.css';
import type { CalculatorContent } from './calculator-content.ts';
import type { Shop } from './estimate.ts';
import type { NumberFormats } from './number-formats.ts';
import { type Mistake, most } from './read-inputs.ts';

interface CalculatorFormProps extends CalculatorContent {
  ref: Ref<HTMLFormElement>;
  mistakes: Partial<Record<keyof Shop, Mistake>>;
  formats: NumberFormats;
  /** Rendered at the end of the form. */
  children: ReactNode;
}

/** Renders the fields for the shop's numbers and options. Nothing is submitted. */
export function CalculatorForm({ words, example, options, mistakes, formats, children, ref }: CalculatorFormProps) {
  const { form } = words;
  const errorOf = (field: keyof Shop) => {
    const mistake = mistakes[field];
    if (!mistake) return [];
    const values = { example: example[field], most: formats.number(most[field]) };
    return [{ state: mistake, text: fill(words.mistakes[mistake], values), isShown: true }];
  };
  const common = { inputMode: 'decimal', maxLength: 24 } as const;
  const number = (field: keyof Shop) => ({
    ...common,
    name: field,
    label: form[field],
    defaultValue: example[field],
    errors: errorOf(field),
  });
  return (
    // autoComplete off: restored values would contradict the example in the HTML.
    <form className={s.form} ref={ref} onSubmit={(event) => event.preventDefault()} autoComplete="off" noValidate>
      <fieldset>
        <legend>{form.shop}</legend>
        <div className={s.numbers}>
          <Field {...number('orders')} />
          <Field {...number('value')} />
          <Field {...number('margin')} hint={form.marginHint} />
        </div>
      </fieldset>
      <fieldset aria-describedby="currency-hint">
        <legend>{form.currency}</legend>
        <div className={s.pills}>
          {words.currencies.map(({ code, label }) => (
            <label className="stretched-input" key={code}>
              <input type="radio" name="currency" value={code} defaultChecked={code === example.currency} />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <p className={s.hint} id="currency-hint">
          {form.currencyHint}
        </p>
      </fieldset>
      <fieldset>
        <legend>{form.options}</legend>
        {options.map(({ slug, name, figures }) => (
          <label className={s.option} key={slug}>
            <input type="checkbox" name="options" value={slug} defaultChecked={example.options.includes(slug)} />
            <span>
              <b>{name}</b> <small>{figures.map(({ claim }) => claim).join('; ')}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {children}
    </form>
  );
}
