import { useRef, useSyncExternalStore } from 'react';
import { contactLink } from '../../../../shared/api/contact-link.ts';
import { fill } from '../../../../shared/format/fill.ts';
import { Button } from '../../components/Button.tsx';
import { fragmentOf } from './address.ts';
import s from './Calculator.module.css';
import { CalculatorForm } from './CalculatorForm.tsx';
import type { CalculatorContent } from './calculator-content.ts';
import { estimate } from './estimate.ts';
import { numberFormats } from './number-formats.ts';
import { Outcome } from './Outcome.tsx';
import { rangeOf } from './range-of.ts';
import { readInputs, shopFields } from './read-inputs.ts';
import { ShareLink } from './ShareLink.tsx';
import { useInputs } from './use-inputs.ts';
import { Working } from './Working.tsx';

const subscribeToNothing = () => () => {};

/**
 * Renders an estimate of added monthly profit from the published figures (estimate.ts). Static HTML shows the example;
 * after hydration, every input updates the estimate.
 */
export function Calculator(content: CalculatorContent) {
  const { words, options } = content;
  const form = useRef<HTMLFormElement>(null);
  const { inputs, changed } = useInputs(form, content);
  // The copy button needs JavaScript, so it renders only in the browser.
  const origin = useSyncExternalStore(
    subscribeToNothing,
    () => location.origin + location.pathname,
    () => undefined,
  );

  const formats = numberFormats(inputs.currency);
  const { shop, mistakes } = readInputs(inputs);
  const chosen = options.filter(({ slug }) => inputs.options.includes(slug));
  const result = shop && estimate(shop, chosen);
  const address = origin && shop && origin + fragmentOf(inputs);
  // Without options or sales the range would be empty. A remark then replaces the range.
  const range = result && result.highest.profit > result.today.profit ? rangeOf(result, words.outcome, formats) : undefined;
  const contact = () => {
    if (!range || changed === 'nothing' || !address) return '/contact';
    const values = {
      orders: formats.number(shop.orders),
      value: formats.money(shop.value),
      margin: formats.percent(shop.margin),
      options: chosen.map(({ name }) => name).join(', ') || words.send.nothing,
      range: range.month,
      address,
    };
    return contactLink(words.send.message.map((line) => fill(line, values)).join('\n'));
  };

  return (
    <div className={s.calculator}>
      <CalculatorForm {...content} ref={form} mistakes={mistakes} formats={formats}>
        {range && (
          <p className={s.glance} data-live={origin && ''} aria-hidden="true">
            <b>{range.month}</b> {words.outcome.month}
          </p>
        )}
      </CalculatorForm>
      <Outcome
        words={words.outcome}
        formats={formats}
        result={result}
        range={range}
        isOwn={changed === 'numbers'}
        hasOptions={chosen.length > 0}
        missing={shopFields.filter((field) => mistakes[field]).map((field) => words.form[field])}
      >
        <div className={s.actions}>
          <Button href={contact()}>{words.send.link}</Button>
          {address && <ShareLink words={words.share} address={address} />}
        </div>
      </Outcome>
      {range && shop && result && <Working words={words.working} formats={formats} shop={shop} result={result} />}
    </div>
  );
}
