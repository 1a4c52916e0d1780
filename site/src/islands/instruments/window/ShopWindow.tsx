import { useRef } from 'react';
import { palette } from '../../../illustrations/palette.ts';
import { Awning } from '../../../illustrations/parts/Awning.tsx';
import { Bust } from '../../../illustrations/parts/Bust.tsx';
import { fill } from '../../calculator/fill.ts';
import { Instrument } from '../frame/Instrument.tsx';
import { useInstrument } from '../frame/use-instrument.ts';
import { useGlide } from '../use-glide.ts';
import { words } from './content.ts';
import s from './ShopWindow.module.css';
import { type Shown, switches, weigh } from './weigh.ts';

const w = words();
const start = { who: w.shoppers[0]?.name ?? '', knows: switches as readonly string[], own: [] as readonly string[] };

/** How many goods the window has room for. */
const room = 5;

/** Personalization: switch off what a shop window may know of somebody, and see it dressed again. */
export function ShopWindow() {
  const it = useInstrument({ name: 'window', start, weigh: ({ who, knows, own }) => weigh(w, who, knows, own.length > 0) });
  const { who, knows, own } = it.inputs;
  const { shown, isRefused } = it.outcome;
  const shopper = w.shoppers.find(({ name }) => name === who);
  const scene = useRef<HTMLDivElement>(null);
  useGlide(scene, shown.map(({ id }) => id).join());

  const good = ({ id, name, price, why, sum }: Shown) => (
    <li key={id}>
      <span className={s.good} data-glide={id}>
        <svg aria-hidden="true">
          <use href={`#good-${id}`} />
        </svg>
      </span>
      <p className={s.plinth}>
        <b>{name}</b> <span className={s.price}>{price}</span> <span className={s.why}>{why}</span> <small>{sum}</small>
      </p>
    </li>
  );
  const toggle = (name: 'knows' | 'own', value: string, says: string, list: readonly string[]) => (
    <label className={s.switch} key={value}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={list.includes(value)}
        onChange={() => it.set({ [name]: list.includes(value) ? list.filter((one) => one !== value) : [...list, value] })}
      />
      <span>{says}</span>
    </label>
  );

  return (
    <Instrument of={it} tone="sand" className={s.window} title={w.title} note={w.note} invitation={w.invitation}>
      <div className={s.hands}>
        <fieldset className={s.shoppers}>
          <legend>{w.who}</legend>
          {w.shoppers.map(({ name, look, clothes }) => (
            <label key={name}>
              <input type="radio" name="who" value={name} checked={name === who} onChange={() => it.set({ who: name })} />
              <svg className="picture" viewBox="-51 -104 102 102" aria-hidden="true">
                <Bust x={0} y={0} look={look} clothes={palette[clothes]} />
              </svg>
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={s.switches}>
          <legend>{w.knows}</legend>
          {shopper && switches.map((name) => toggle('knows', name, shopper[name].says, knows))}
          {toggle('own', 'price', w.ownPrice, own)}
        </fieldset>
        <button className={s.all} type="button" onClick={() => it.set({ knows: knows.length ? [] : switches })}>
          {knows.length ? w.allOff : w.allOn}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not shown without a script, and the window is. */}
      <div className={`picture tone-sand ${s.shop}`} role="group" aria-label={w.alt} data-held={isRefused || undefined} ref={scene}>
        <svg className={s.awning} viewBox="0 0 1000 84" preserveAspectRatio="none" aria-hidden="true">
          <Awning x={8} y={24} width={984} stripes={13} roof={24} drop={34} fill={palette.madder} second={palette.paper} />
        </svg>
        <p className={s.sign}>{fill(knows.length ? w.signs.known : w.signs.unknown, { shopper: who })}</p>
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
    </Instrument>
  );
}
