import { fill } from '../../../../shared/format/fill.ts';
import type { CalculatorContent } from './calculator-content.ts';
import type { Estimate, Shop } from './estimate.ts';
import type { NumberFormats } from './number-formats.ts';
import s from './Working.module.css';

interface WorkingProps {
  words: CalculatorContent['words']['working'];
  formats: NumberFormats;
  shop: Shop;
  result: Estimate;
}

/** Renders every step of the calculation, and its rules. */
export function Working({ words, formats, shop, result }: WorkingProps) {
  const { number, percent, money } = formats;
  const { today, highest } = result;
  const margin = percent(today.margin);
  const todayLines = [
    fill(words.sales, { orders: number(shop.orders), value: money(shop.value), sales: money(today.sales) }),
    fill(words.profit, { sales: money(today.sales), margin, profit: money(today.profit) }),
  ];
  const linesOf = ({ option, figure, month }: Estimate['steps'][number]) => {
    const optionAndFactor = { option: option.name, factor: number(1 + figure.percent / 100) };
    return [
      figure.isMargin
        ? fill(words.marginStep, { ...optionAndFactor, margin, result: percent(month.margin) })
        : fill(words.revenueStep, { ...optionAndFactor, sales: money(today.sales), result: money(month.sales) }),
      fill(words.profitStep, { sales: money(month.sales), margin: percent(month.margin), profit: money(month.profit) }),
    ];
  };
  const increase = highest.profit - today.profit;
  const summaryValues = {
    highest: money(highest.profit),
    profit: money(today.profit),
    result: money(increase),
    year: money(increase * 12),
  };
  return (
    <div className={s.working}>
      <h3>{words.heading}</h3>
      <ol className={s.steps}>
        {todayLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {result.steps.map((step) => (
          <li key={step.option.slug + step.figure.claim}>{linesOf(step).join(' ')}</li>
        ))}
        <li>{fill(words.difference, summaryValues)}</li>
        <li>{fill(words.year, summaryValues)}</li>
      </ol>
      <ul className={s.rules}>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
