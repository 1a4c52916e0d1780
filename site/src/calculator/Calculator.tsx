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
  words: Pick<CalculatorWords, 'currencies' | 'form' | 'mistake' | 'outcome' | 'table' | 'rules'>;
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
      {shop ? (
        <Result words={words} figures={figures} shop={shop} formats={formats} />
      ) : (
        <p className={s.outcome} role="status">
          {mistakes.map(([, text]) => text).join(' ')}
        </p>
      )}
    </div>
  );
}

type ResultProps = Omit<CalculatorProps, 'example'> & { shop: Shop; formats: ReturnType<typeof numberFormats> };

function Result({ words: { table, outcome, rules }, figures, shop, formats: { number, money } }: ResultProps) {
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
  const most = Math.max(...months.map(({ profit }) => profit - today.profit));
  return (
    <>
      <p className={s.outcome} role="status">
        {fill(outcome, { from: money(0), to: money(most) })}
      </p>
      <Table className={s.table} head={[table.change, table.step, table.profit, table.more]} rows={rows} />
      <ul className={s.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
