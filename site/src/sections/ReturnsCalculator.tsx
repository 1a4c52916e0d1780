import { Island } from '../components/Island.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { content } from '../data/content.ts';
import { Calculator } from '../islands/calculator/Calculator.tsx';
import { formatInputs } from '../islands/calculator/format-inputs.ts';
import { calculatorOptions } from './calculator-options.ts';
import s from './ReturnsCalculator.module.css';

/** Renders the calculator island with its example. */
export function ReturnsCalculator() {
  const { kicker, heading, lead, example, options: slugs, noScript, link: _, ...words } = content.calculator;
  const { orders, value, margin, ...choices } = example;
  const inputs = formatInputs({ ...choices, orders: String(orders), value: String(value), margin: String(margin) });
  return (
    <section className={`wrap section ${s.section}`} id="calculator">
      {/* Targets of links that preselect an option, so that browsers scroll here. */}
      {slugs.map((slug) => (
        <span className={s.anchor} id={`calculator=${slug}`} key={slug} />
      ))}
      <SectionHead isLarge kicker={kicker} heading={heading} lead={lead} />
      <p className={s.noScript}>{noScript}</p>
      <Island name="calculator" component={Calculator} props={{ words, example: inputs, options: calculatorOptions() }} wake="calculator" />
    </section>
  );
}
