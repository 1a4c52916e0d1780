import { palette } from '../../drawings/palette.ts';
import { Bust } from '../../drawings/parts/Bust.tsx';
import { Instrument } from '../kit/Instrument.tsx';
import { say } from '../kit/outcome.ts';
import { toggled, useInstrument } from '../kit/use-instrument.ts';
import { Display } from './Display.tsx';
import { switches, weigh } from './model.ts';
import s from './ShopWindow.module.css';
import { words } from './words.ts';

const w = words();
const start = { who: w.shoppers[0]?.name ?? '', knows: switches as readonly string[], own: [] as readonly string[] };

/** Renders the personalization instrument: switches for what is known about a shopper, and the resulting ranking. */
export function ShopWindow() {
  const instrument = useInstrument({ name: 'window', start, weigh: ({ who, knows, own }) => weigh(w, who, knows, own.length > 0) });
  const { inputs, outcome, set } = instrument;
  const { who, knows } = inputs;
  const shopper = w.shoppers.find(({ name }) => name === who);
  const toggle = (name: 'knows' | 'own', value: string, label: string) => (
    <label className={`stretched-input ${s.switch}`} key={value}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={inputs[name].includes(value)}
        onChange={() => set({ [name]: toggled(inputs[name], value) })}
      />
      <span>{label}</span>
    </label>
  );
  const controls = (
    <div className={s.controls}>
      <fieldset className={s.shoppers}>
        <legend>{w.who}</legend>
        {w.shoppers.map(({ name, hair, clothes }) => (
          <label className="stretched-input" key={name}>
            <input type="radio" name="who" value={name} checked={name === who} onChange={() => set({ who: name })} />
            <svg className="picture" viewBox="-51 -104 102 102" aria-hidden="true">
              <Bust x={0} y={0} hair={hair} clothes={palette[clothes]} />
            </svg>
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={s.switches}>
        <legend>{w.knows}</legend>
        <button type="button" onClick={() => set({ knows: knows.length ? [] : switches })}>
          {knows.length ? w.allOff : w.allOn}
        </button>
        {shopper && switches.map((name) => toggle('knows', name, shopper[name].says))}
        {toggle('own', 'price', w.ownPrice)}
      </fieldset>
    </div>
  );
  const sign = say(knows.length ? w.signs.known : w.signs.unknown, { shopper: who });
  return (
    <Instrument state={instrument} tone="tone-sand" className={s.window} words={w} side={controls}>
      <Display words={w} shown={outcome.shown} sign={sign} isHeld={outcome.isRefused} />
    </Instrument>
  );
}
