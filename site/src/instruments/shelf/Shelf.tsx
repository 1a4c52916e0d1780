import { useRef } from 'react';
import { palette } from '../../drawings/palette.ts';
import { Instrument } from '../kit/Instrument.tsx';
import { useFlip } from '../kit/use-flip.ts';
import { useInstrument } from '../kit/use-instrument.ts';
import b from './Basket.module.css';
import { weigh } from './model.ts';
import s from './Shelf.module.css';
import { words } from './words.ts';

const w = words();
const start = { basket: w.start as readonly string[] };

/** Number of products in the niche and on the upper board; the lower board is drawn only for more. */
const upperBoard = 5;

/** Renders the recommendations instrument: visitors put goods into the basket, and the shelf ranks the remaining goods by past baskets. */
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
                <input {...instrument.checkbox('basket', item)} />
              </label>
              {ranked && (
                <p className={s.tag} data-unscored={!ranked.together || undefined}>
                  <span className={s.name}>{good?.name}</span> <b>{ranked.written}</b>{' '}
                  <small>
                    <span>{ranked.count}</span>
                    {place === 0 && <span> {w.pastBaskets}</span>}
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

/** Draws the basket's far rim and handle, behind the goods. Both halves share a 320 × 200 box. */
function BasketBack() {
  return (
    <svg className={b.back} viewBox="0 0 320 200" aria-hidden="true">
      <path d="M50 112C50-22 270-22 270 112" fill="none" stroke={palette.madderInk} strokeWidth="9" />
      <path d="M22 112H298V124H22z" fill={palette.skinBrown} />
    </svg>
  );
}

const strands = [0, 1, 2, 3, 4, 5, 6].map((i) => `M${40 + i * 40} 128L${52 + i * 36} 194`).join('');

/** Draws the basket's woven front, over the goods. */
function BasketFront() {
  return (
    <svg className={b.front} viewBox="0 0 320 200" aria-hidden="true">
      <path d="M20 124H300L282 190Q280 198 272 198H48Q40 198 38 190z" fill={palette.kraft} />
      <path d={strands} stroke={palette.skinBrown} strokeWidth="5" />
      <path d="M31 150H289M37 172H283" stroke={palette.marigoldTint} strokeWidth="5" strokeDasharray="22 18" />
      <path d="M16 124H304" stroke={palette.marigold} strokeWidth="14" />
    </svg>
  );
}
