import { useLayoutEffect, useRef, useState } from 'react';
import type { CalculatorWords, Currency } from '../../../content/schema/calculator.ts';
import { fill } from '../../../shared/format/fill.ts';
import fieldStyles from '../components/Field.module.css';
import { Field } from '../components/Field.tsx';
import { Table } from '../components/Table.tsx';
import { reportEvent } from '../measurement/report-event.ts';
import s from './Calculator.module.css';
import { estimate, type Figure, type Month, most, numberFormats, readNumber, type Shop } from './estimate.ts';

/** The fields' text. */
type Inputs = Record<keyof Shop, string> & { currency: Currency };

interface CalculatorProps {
  words: Pick<CalculatorWords, 'currencies' | 'form' | 'mistake' | 'outcome' | 'steps' | 'table' | 'rules'>;
  example: Inputs;
  figures: readonly Figure[];
}

const fields = ['orders', 'value', 'margin'] as const;

/** Renders an estimate of gross profit from the published figures, as a table with each step. Static HTML shows the example. */
export function Calculator({ words, example, figures }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [inputs, setInputs] = useState(example);
  const isReported = useRef(false);
  const read = () => setInputs(Object.fromEntries(new FormData(form.current as HTMLFormElement)) as unknown as Inputs);
  // The fields are uncontrolled, so that they keep what was typed before hydration.
  useLayoutEffect(read, []);
  const onInput = (name: string) => {
    if (!isReported.current) reportEvent({ category: 'calculator', action: 'used', label: name });
    isReported.current = true;
    read();
  };

  const formats = numberFormats(inputs.currency);
  const numbers = fields.map((field) => [field, readNumber(inputs[field], most[field])] as const);
  const mistakes = numbers.flatMap(([field, number]) =>
    number === undefined
      ? [[field, fill(words.mistake, { field: words.form[field], most: formats.number(most[field]), example: example[field] })] as const]
      : [],
  );
  const shop = mistakes.length === 0 ? (Object.fromEntries(numbers) as unknown as Shop) : undefined;
  const result = shop && estimate(shop, figures);
  const gains = result?.months.map(({ profit }) => profit - result.today.profit);
  const field = (name: keyof Shop) => (
    <Field
      name={name}
      label={words.form[name]}
      defaultValue={example[name]}
      inputMode="decimal"
      maxLength={16}
      errors={mistakes.flatMap(([wrong, text]) => (wrong === name ? [{ state: 'mistake', text, isShown: true }] : []))}
    />
  );
  return (
    <div className={s.calculator}>
      {/* autoComplete off: restored values would contradict the example in the HTML. */}
      <form
        className={s.form}
        ref={form}
        onInput={({ target }) => onInput((target as HTMLInputElement).name)}
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
        noValidate
      >
        {field('orders')}
        {field('value')}
        {field('margin')}
        <label className={s.currency}>
          <span>{words.form.currency}</span>
          <select className={fieldStyles.control} name="currency" defaultValue={example.currency}>
            {words.currencies.map(({ code, label }) => (
              <option value={code} key={code}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </form>
      <p className={s.outcome} role="status">
        {gains ? fill(words.outcome, { to: formats.money(Math.max(...gains)) }) : mistakes.map(([, text]) => text).join(' ')}
      </p>
      {/* Stays in the page with a mistake, so that it stays open. */}
      <details className={s.steps} hidden={!shop}>
        <summary className="go">{words.steps}</summary>
        {shop && <Steps words={words} figures={figures} shop={shop} formats={formats} />}
      </details>
      <p className={s.note}>{words.rules[0]}</p>
    </div>
  );
}

type StepsProps = Omit<CalculatorProps, 'example'> & { shop: Shop; formats: ReturnType<typeof numberFormats> };

/** Renders the calculation as a table, and its assumptions. */
function Steps({ words: { table, rules }, figures, shop, formats: { number, money } }: StepsProps) {
  const { today, months } = estimate(shop, figures);
  const percent = (value: number) => `${number(value)}%`;
  const profitOf = ({ sales, margin, profit }: Month) => `${money(sales)} × ${percent(margin)} = ${money(profit)}`;
  const todayCells = [`${number(shop.orders)} × ${money(shop.value)} = ${money(today.sales)}`, profitOf(today)];
  const steps = months.map((month, index) => {
    const { service, claim, isMargin, percent: grows } = figures[index] as Figure;
    const [before, after] = isMargin ? [percent(today.margin), percent(month.margin)] : [money(today.sales), money(month.sales)];
    const more = money(month.profit - today.profit);
    return { service, claim, cells: [`${before} × ${number(1 + grows / 100)} = ${after}`, profitOf(month), more] };
  });
  const rows = [{ service: table.today, claim: '', cells: todayCells }, ...steps].map(({ service, claim, cells }) => {
    return { key: service + claim, name: [<span key="service">{service}</span>, ' ', <small key="claim">{claim}</small>], cells };
  });
  return (
    <>
      <Table className={s.table} head={[table.change, table.step, table.profit, table.more]} rows={rows} />
      <ul className={s.rules}>
        {rules.slice(1).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
