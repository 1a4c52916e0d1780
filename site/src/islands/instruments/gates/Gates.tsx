import { type ShopName, shops } from '../../../../../content/schema/instruments/shop-names.ts';
import { fill } from '../../../../../shared/format/fill.ts';
import { Choice } from '../frame/Choice.tsx';
import { formatNumber } from '../frame/format-number.ts';
import { Instrument } from '../frame/Instrument.tsx';
import { ShopChoice } from '../frame/ShopChoice.tsx';
import { shopStorage } from '../frame/shop-storage.ts';
import { useInstrument } from '../frame/use-instrument.ts';
import { words } from './content.ts';
import s from './Gates.module.css';
import { Receipt } from './Receipt.tsx';
import { Trail } from './Trail.tsx';
import { usePlay } from './use-play.ts';
import { receiptOf, weigh } from './weigh.ts';

const w = words();

const startOf = (shop: ShopName) => {
  const { floor, ceiling, start } = w.shops[shop];
  return { shop, floor, ceiling, step: String(start), knows: 'hour' };
};

/** The shop of the home page's scale, with the floor that was set there. */
function carried() {
  const memory = shopStorage.recall();
  const shop = shops.find((name) => name === memory?.shop);
  if (!shop) return undefined;
  const start = startOf(shop);
  const { gates } = w.shops[shop];
  const floor = memory?.weights.floor;
  const isFitting =
    floor !== undefined && floor >= gates.min && floor + gates.apart <= start.ceiling && (floor - gates.min) % gates.step === 0;
  return isFitting ? { ...start, floor } : start;
}

/** Pricing: set floor and ceiling as two gates, and see where they hold the price through a day. */
export function Gates() {
  const it = useInstrument({
    name: 'gates',
    start: startOf('tote'),
    weigh: ({ shop, floor, ceiling, step, knows }) => weigh(w, w.shops[shop], { floor, ceiling, step: Number(step), knows }),
    adopt: (moved) => (moved.shop === 'tote' ? moved : startOf(moved.shop)),
    carried,
  });
  const { shop, floor, ceiling, step, knows } = it.inputs;
  const { outcome } = it;
  const here = w.shops[shop];
  const { min, max, apart } = here.gates;
  const { played, play, finish } = usePlay(outcome.hours.length);
  const label = (hour: number) => fill(w.hour, { hour: String(w.firstHour + hour) });
  const set: typeof it.set = (moved) => {
    finish();
    it.set(moved);
  };
  const gate = (name: 'floor' | 'ceiling', most: number, least: number) => (
    <label>
      <span className="unseen">{w.gates[name]}</span>
      <input
        type="range"
        name={name}
        min={min}
        max={max}
        step={here.gates.step}
        value={it.inputs[name]}
        aria-valuetext={formatNumber(it.inputs[name])}
        // Floor and ceiling stay apart: a gate that is pushed into the other stops before it.
        onChange={({ target }) => set({ [name]: Math.min(most, Math.max(least, target.valueAsNumber)) })}
      />
    </label>
  );
  const trail = { alt: w.alt, hours: outcome.hours, played, floor, ceiling, min, max, label };
  return (
    <Instrument of={it} className={`tone-madder-tint ${s.gates}`} title={w.title} note={w.note} invitation={w.invitation}>
      <div className={s.day}>
        <ShopChoice value={shop} onChange={(value) => set(startOf(value))} />
        <div className={s.ends}>
          <b>{fill(w.floor, { price: formatNumber(floor) })}</b>
          <b>{fill(w.ceiling, { price: formatNumber(ceiling) })}</b>
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
        <div className={s.hands}>
          <Choice
            name="step"
            legend={w.step}
            isNamed
            options={here.steps.map((value) => ({ value: String(value), label: formatNumber(value) }))}
            value={step}
            onChange={(value) => set({ step: value })}
          />
          <Choice
            name="knows"
            legend={w.knows}
            isNamed
            options={(['hour', 'day'] as const).map((value) => ({ value, label: w.knowledge[value] }))}
            value={knows}
            onChange={(value) => set({ knows: value })}
          />
        </div>
      </div>
      <div>
        <button
          type="button"
          className={s.play}
          onClick={() => {
            it.set({});
            play();
          }}
        >
          {w.play}
        </button>
        <Receipt {...receiptOf(here, outcome.hours, played)} words={w.receipt} own={here.own} />
      </div>
    </Instrument>
  );
}
