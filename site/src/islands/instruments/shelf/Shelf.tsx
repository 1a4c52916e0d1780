import { useRef } from 'react';
import { Instrument } from '../frame/Instrument.tsx';
import { useInstrument } from '../frame/use-instrument.ts';
import { useFlip } from '../use-flip.ts';
import b from './Basket.module.css';
import { BasketBack, BasketFront } from './Basket.tsx';
import { words } from './content.ts';
import s from './Shelf.module.css';
import { weigh } from './weigh.ts';

const w = words();
const start = { basket: w.start as readonly string[] };

/** Number of products in the niche and on the upper board; the lower board is drawn only for more. */
const upperBoard = 5;

/** Renders the recommendations instrument: visitors put goods into the basket, and the shelf ranks the remaining goods by co-purchases. */
export function Shelf() {
  const instrument = useInstrument({ name: 'shelf', start, weigh: ({ basket }) => weigh(w, basket) });
  const { basket } = instrument.inputs;
  const { shelf, hasFirst } = instrument.outcome;
  const scene = useRef<HTMLDivElement>(null);
  // Shelf in ranking order, then basket in insertion order.
  const order = [...shelf.map(({ item }) => item), ...basket];
  useFlip(scene, order.join());

  return (
    <Instrument state={instrument} tone="tone-mist" className={s.shelf} words={w}>
      {/* biome-ignore lint/a11y/useSemanticElements: without JavaScript, styles hide fieldsets; the shelf must stay visible. */}
      <div className={`picture tone-mist ${s.scene}`} role="group" aria-label={w.alt} ref={scene}>
        <i />
        {shelf.length > upperBoard && <i className={s.lower} />}
        <i className={s.niche} data-empty={!hasFirst || undefined} />
        <BasketBack />
        {order.map((item, place) => {
          const ranked = shelf[place];
          const basketIndex = ranked ? -1 : place - shelf.length;
          const good = w.goods.find(({ drawing }) => drawing === item);
          return (
            <div
              className={ranked ? s.good : `${s.good} ${b.in}`}
              data-glide={item}
              data-slot={ranked ? place : undefined}
              data-in={ranked ? undefined : basketIndex}
              key={item}
            >
              <svg aria-hidden="true">
                <use href={`#good-${item}`} />
              </svg>
              <label className="stretched-input">
                <span className="visually-hidden">{good?.name}</span>
                <input
                  type="checkbox"
                  name="basket"
                  value={item}
                  checked={!ranked}
                  onChange={() => instrument.set({ basket: ranked ? [...basket, item] : basket.filter((one) => one !== item) })}
                />
              </label>
              {ranked && (
                <p className={s.tag} data-unscored={!ranked.score || undefined}>
                  <span className={s.name}>{good?.name}</span>{' '}
                  <b>
                    {place === 0 && `${w.score} `}
                    <span>{ranked.written}</span>
                  </b>{' '}
                  <small>
                    <span>{ranked.count}</span>
                    {basket.length > 0 && <span className={s.more}> {w.together}</span>}
                  </small>
                </p>
              )}
            </div>
          );
        })}
        <BasketFront />
        <p className={b.label}>{basket.length ? w.basket : w.empty}</p>
      </div>
    </Instrument>
  );
}
