import type { Pickable } from '../../../../../content/schema/instruments/goods.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { Choice } from '../frame/Choice.tsx';
import { inRupees } from '../frame/format-number.ts';
import { GoodChoice } from '../frame/GoodChoice.tsx';
import { goodStorage } from '../frame/good-storage.ts';
import { Instrument } from '../frame/Instrument.tsx';
import { useInstrument } from '../frame/use-instrument.ts';
import { words } from './content.ts';
import s from './Gates.module.css';
import { Receipt } from './Receipt.tsx';
import { Trail } from './Trail.tsx';
import { usePlay } from './use-play.ts';
import { receiptOf, weigh } from './weigh.ts';

const w = words();

const startOf = (good: Pickable) => {
  const { floor, ceiling, start } = w.goods[good];
  return { good, floor, ceiling, step: String(start) };
};

/** Returns the product and price floor from the home page's scale. */
function carried() {
  const memory = goodStorage.recall();
  if (!memory) return undefined;
  const { good } = memory;
  const start = startOf(good);
  const { gates } = w.goods[good];
  const floor = memory.weights.floor;
  const isFloorAllowed =
    floor !== undefined && floor >= gates.min && floor + gates.apart <= start.ceiling && (floor - gates.min) % gates.step === 0;
  return isFloorAllowed ? { ...start, floor } : start;
}

/** Renders the pricing instrument: floor and ceiling as two gates that limit the price through a day. */
export function Gates() {
  const instrument = useInstrument({
    name: 'gates',
    start: startOf('tote'),
    weigh: ({ good, floor, ceiling, step }) => weigh(w, w.goods[good], { floor, ceiling, step: Number(step) }),
    adopt: (changed) => (changed.good === 'tote' ? changed : startOf(changed.good)),
    carried,
  });
  const { good, floor, ceiling, step } = instrument.inputs;
  const { outcome } = instrument;
  const product = w.goods[good];
  const { min, max, apart } = product.gates;
  const { played, play, finish } = usePlay(outcome.hours.length);
  const label = (hour: number) => fill(w.hour, { hour: String(w.firstHour + hour) });
  const set: typeof instrument.set = (changed) => {
    finish();
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
  const trail = { alt: w.alt, hours: outcome.hours, played, floor, ceiling, min, max, label };
  return (
    <Instrument
      state={instrument}
      tone="tone-madder-tint"
      className={played < outcome.hours.length ? `${s.gates} ${s.running}` : s.gates}
      words={w}
    >
      <div className={s.day}>
        <GoodChoice value={good} onChange={(value) => set(startOf(value))} />
        <div className={s.ends}>
          <b>{fill(w.floor, { price: inRupees(floor) })}</b>
          <b>{fill(w.ceiling, { price: inRupees(ceiling) })}</b>
        </div>
        <div className={s.band}>
          {gate('floor', ceiling - apart, min)}
          {gate('ceiling', max, floor + apart)}
        </div>
        <div className={`picture on-paper for-wide ${s.trail}`}>
          <Trail {...trail} />
        </div>
        <div className="picture on-paper for-narrow">
          <Trail {...trail} isSmall />
        </div>
        <div className={s.controls}>
          <Choice
            name="step"
            legend={w.step}
            showsLegend
            options={product.steps.map((value) => ({ value: String(value), label: inRupees(value) }))}
            value={step}
            onChange={(value) => set({ step: value })}
          />
        </div>
      </div>
      <div>
        <button
          type="button"
          className={s.play}
          onClick={() => {
            instrument.set({});
            play();
          }}
        >
          {w.play}
        </button>
        <Receipt {...receiptOf(product, outcome.hours, played)} words={w.receipt} own={product.own} />
      </div>
    </Instrument>
  );
}
