import { fill } from '../../../../format/fill.ts';
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

/** Every step of the sum with the numbers in it, and what was decided on the way. */
export function Working({ words, write, shop, result }: WorkingProps) {
  const { number, percent, money } = write;
  const { today, highest } = result;
  const factor = (grown: number) => number(1 + grown / 100);
  const margin = percent(today.margin);
  const first = [
    fill(words.sales, { orders: number(shop.orders), value: money(shop.value), sales: money(today.sales) }),
    fill(words.profit, { sales: money(today.sales), margin, profit: money(today.profit) }),
  ];
  const ofStep = ({ option, month }: Estimate['steps'][number]) => {
    const grown = { sales: money(today.sales), result: money(month.sales), factor: factor(option.revenue) };
    const better = { margin, result: percent(month.margin), factor: factor(option.margin) };
    return [
      ...(option.revenue > 0 ? [fill(words.revenueStep, { option: option.name, ...grown })] : []),
      ...(option.margin > 0 ? [fill(words.marginStep, better)] : []),
      fill(words.profitStep, { sales: money(month.sales), margin: percent(month.margin), profit: money(month.profit) }),
    ];
  };
  const last = { highest: money(highest.profit), profit: money(today.profit), result: money(highest.profit - today.profit) };
  return (
    <div className={s.working}>
      <h3>{words.heading}</h3>
      <ol className={s.steps}>
        {first.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {result.steps.map((step) => (
          <li key={step.option.slug}>{ofStep(step).join(' ')}</li>
        ))}
        <li>{fill(words.difference, last)}</li>
      </ol>
      <ul className={s.rules}>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
