import { fill } from '../../../../shared/format/fill.ts';
import type { CalculatorContent } from './calculator-content.ts';
import type { Estimate, Shop } from './estimate.ts';
import type { NumberFormats } from './number-formats.ts';
import s from './Working.module.css';

interface WorkingProps {
  words: CalculatorContent['words']['working'];
  write: NumberFormats;
  shop: Shop;
  result: Estimate;
}

/** Renders every step of the calculation, and its rules. */
export function Working({ words, write, shop, result }: WorkingProps) {
  const { number, percent, money } = write;
  const { today, highest } = result;
  const margin = percent(today.margin);
  const first = [
    fill(words.sales, { orders: number(shop.orders), value: money(shop.value), sales: money(today.sales) }),
    fill(words.profit, { sales: money(today.sales), margin, profit: money(today.profit) }),
  ];
  const ofStep = ({ option, figure, month }: Estimate['steps'][number]) => {
    const grown = { option: option.name, factor: number(1 + figure.percent / 100) };
    return [
      figure.isMargin
        ? fill(words.marginStep, { ...grown, margin, result: percent(month.margin) })
        : fill(words.revenueStep, { ...grown, sales: money(today.sales), result: money(month.sales) }),
      fill(words.profitStep, { sales: money(month.sales), margin: percent(month.margin), profit: money(month.profit) }),
    ];
  };
  const more = highest.profit - today.profit;
  const last = { highest: money(highest.profit), profit: money(today.profit), result: money(more), year: money(more * 12) };
  return (
    <div className={s.working}>
      <h3>{words.heading}</h3>
      <ol className={s.steps}>
        {first.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {result.steps.map((step) => (
          <li key={step.option.slug + step.figure.claim}>{ofStep(step).join(' ')}</li>
        ))}
        <li>{fill(words.difference, last)}</li>
        <li>{fill(words.year, last)}</li>
      </ol>
      <ul className={s.rules}>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
