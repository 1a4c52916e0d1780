import { useRef } from 'react';
import { palette } from '../../drawings/palette.ts';
import { Bust } from '../../drawings/parts/Bust.tsx';
import { Instrument } from '../kit/Instrument.tsx';
import { say } from '../kit/outcome.ts';
import { useFlip } from '../kit/use-flip.ts';
import { useInstrument } from '../kit/use-instrument.ts';
import s from './Display.module.css';
import { type Shown, switches, weigh } from './model.ts';
import c from './ShopWindow.module.css';
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
    <label className={`stretched-input ${c.switch}`} key={value}>
      <input {...instrument.checkbox(name, value)} />
      <span>{label}</span>
    </label>
  );
  const controls = (
    <div className={c.controls}>
      <fieldset className={c.shoppers}>
        <legend>{w.who}</legend>
        {w.shoppers.map(({ name, hair, clothes }) => (
          <label className="stretched-input" key={name}>
            <input type="radio" name="who" value={name} checked={name === who} onChange={() => set({ who: name })} />
            <svg className="picture" viewBox="-51 -104 102 102" aria-hidden="true">
              <Bust hair={hair} clothes={palette[clothes]} />
            </svg>
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={c.switches}>
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
    <Instrument state={instrument} tone="tone-sand" className={c.window} words={w} side={controls}>
      <Display shown={outcome.shown} sign={sign} isHeld={outcome.isRefused} />
    </Instrument>
  );
}

/** Number of products in the window. */
const room = 5;

/**
 * Renders the shop window: best products in front, others inside, and what never changes.
 * @param shown best first
 * @param sign lettering on the glass
 * @param isHeld the visitor has tried to change the price
 */
function Display({ shown, sign, isHeld }: { shown: readonly Shown[]; sign: string; isHeld: boolean }) {
  const scene = useRef<HTMLDivElement>(null);
  useFlip(scene, shown.map(({ id }) => id).join());
  const good = ({ id, name, price, why, points }: Shown) => (
    <li key={id}>
      <span className={s.good} data-glide={id}>
        <svg aria-hidden="true">
          <use href={`#good-${id}`} />
        </svg>
      </span>
      <p className={s.plinth}>
        <b>{name}</b> <span className={s.price}>{price}</span> <span className={s.why}>{why}</span> <small>{points}</small>
      </p>
    </li>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: styles hide fieldsets without JavaScript, but the window stays visible.
    <div className={`picture tone-sand ${s.shop}`} role="group" aria-label={w.alt} data-held={isHeld || undefined} ref={scene}>
      <Awning />
      <p className={s.sign}>{sign}</p>
      <ol className={s.front} aria-label={w.front}>
        {shown.slice(0, room).map(good)}
      </ol>
      <div className={s.base}>
        <p className={s.label}>{w.inside}</p>
        <ul className={s.inside}>{shown.slice(room).map(good)}</ul>
        <ul className={s.same}>
          {w.same.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Returns the path of every other stripe of the awning, each with a scallop. */
const stripes = (...indexes: number[]) =>
  indexes.map((index) => `M${+(8 + (index * 984) / 13).toFixed(1)} 24h75.7v34a37.8 22.7 0 0 1-75.7 0z`).join('');

function Awning() {
  return (
    <svg className={s.awning} viewBox="0 0 1000 84" preserveAspectRatio="none" aria-hidden="true">
      <path d="M8 24 14 0H986L992 24z" fill={palette.ink} />
      <path d={stripes(0, 2, 4, 6, 8, 10, 12)} fill={palette.madder} />
      <path d={stripes(1, 3, 5, 7, 9, 11)} fill={palette.paper} />
    </svg>
  );
}
