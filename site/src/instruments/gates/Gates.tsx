import { useEffect, useState } from 'react';
import type { Pickable } from '../../../../content/schema/instruments/goods.ts';
import { Choice, GoodChoice } from '../kit/controls.tsx';
import { Instrument } from '../kit/Instrument.tsx';
import { formatNumber, inRupees, say } from '../kit/outcome.ts';
import { useInstrument } from '../kit/use-instrument.ts';
import s from './Gates.module.css';
import { receiptOf, weigh } from './model.ts';
import { Trail } from './Trail.tsx';
import { words } from './words.ts';

const w = words();

const startOf = (good: Pickable) => {
  const { floor, ceiling, start } = w.goods[good];
  return { good, floor, ceiling, step: String(start) };
};

/** Duration of a simulated hour, in milliseconds. */
const pace = 240;

/** Renders the pricing instrument: floor and ceiling as two gates that limit the price through a day. */
export function Gates() {
  const instrument = useInstrument({
    name: 'gates',
    start: startOf,
    weigh: ({ good, floor, ceiling, step }) => weigh(w, w.goods[good], { floor, ceiling, step: Number(step) }),
  });
  const { good, floor, ceiling, step } = instrument.inputs;
  const { hours } = instrument.outcome;
  const product = w.goods[good];
  const { min, max, apart } = product.gates;
  // Hours of the day that are shown: all of them when not playing, and with reduced motion.
  const [played, setPlayed] = useState(hours.length);
  const isRunning = played < hours.length;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(setPlayed, pace, played + 1);
    return () => clearTimeout(timer);
  }, [played, isRunning]);
  const play = () => {
    instrument.set({});
    setPlayed(matchMedia('(prefers-reduced-motion: reduce)').matches ? hours.length : 1);
  };
  const set: typeof instrument.set = (changed) => {
    setPlayed(hours.length);
    instrument.set(changed);
  };
  const gate = (name: 'floor' | 'ceiling', most: number, least: number) => (
    <label>
      <span className="visually-hidden">{w.gates[name]}</span>
      <input
        type="range"
        name={name}
        min={min}
        max={max}
        step={product.gates.step}
        value={instrument.inputs[name]}
        aria-valuetext={inRupees(instrument.inputs[name])}
        // Keep a minimum distance between floor and ceiling.
        onChange={({ target }) => set({ [name]: Math.min(most, Math.max(least, target.valueAsNumber)) })}
      />
    </label>
  );
  const side = (
    <>
      <Choice
        name="step"
        legend={w.step}
        showsLegend
        options={product.steps.map((value) => ({ value: String(value), label: inRupees(value) }))}
        value={step}
        onChange={(value) => set({ step: value })}
      />
      <button type="button" className={s.play} onClick={play}>
        {w.play}
      </button>
      <Receipt {...receiptOf(product, hours, played)} own={product.own} />
    </>
  );
  return (
    <Instrument
      state={isRunning ? { ...instrument, lesson: undefined, announcement: '' } : instrument}
      tone="tone-madder-tint"
      className={isRunning ? `${s.gates} ${s.running}` : s.gates}
      words={w}
      side={side}
    >
      <GoodChoice value={good} onChange={(value) => set(startOf(value))} />
      <div className={`picture on-paper ${s.day}`}>
        <Trail
          {...{ alt: w.alt, hours, played, min, max, own: product.own }}
          gates={[
            { price: floor, name: w.floor, anchor: 'end' },
            { price: ceiling, name: w.ceiling, anchor: 'start' },
          ]}
          label={(hour) => say(w.hour, { hour: w.firstHour + hour })}
        />
        {gate('floor', ceiling - apart, min)}
        {gate('ceiling', max, floor + apart)}
      </div>
    </Instrument>
  );
}

const formats = { sold: formatNumber, taken: inRupees, margin: inRupees } as const;

/** Renders the day's sales at the fixed price and at the dynamic price, including losses. @param own the shop's fixed price, in ₹ */
function Receipt({ fixed, moving, isLoss, own }: ReturnType<typeof receiptOf> & { own: number }) {
  return (
    <table className={s.receipt} data-loss={isLoss || undefined}>
      <caption>{w.receipt.heading}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say(w.receipt.fixed, { own: inRupees(own) })}</th>
          <th scope="col">{w.receipt.moving}</th>
        </tr>
      </thead>
      <tbody>
        {(['sold', 'taken', 'margin'] as const).map((name) => (
          <tr key={name}>
            <th scope="row">{w.receipt[name]}</th>
            <td>{formats[name](fixed[name])}</td>
            <td>{formats[name](moving[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
