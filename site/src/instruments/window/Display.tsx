import { useRef } from 'react';
import { palette } from '../../drawings/palette.ts';
import { Awning } from '../../drawings/parts/Awning.tsx';
import { useFlip } from '../kit/use-flip.ts';
import s from './Display.module.css';
import type { Shown } from './model.ts';
import type { WindowContent } from './words.ts';

/** Number of products in the window. */
const room = 5;

interface DisplayProps {
  words: WindowContent;
  /** Best first. */
  shown: readonly Shown[];
  /** Lettering on the glass. */
  sign: string;
  /** The visitor has tried to change the price. */
  isHeld: boolean;
}

/** Renders the shop window: best products in front, others inside, and what never changes. */
export function Display({ words, shown, sign, isHeld }: DisplayProps) {
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
    <div className={`picture tone-sand ${s.shop}`} role="group" aria-label={words.alt} data-held={isHeld || undefined} ref={scene}>
      <svg className={s.awning} viewBox="0 0 1000 84" preserveAspectRatio="none" aria-hidden="true">
        <Awning x={8} y={24} width={984} stripes={13} roof={24} drop={34} fill={palette.madder} second={palette.paper} />
      </svg>
      <p className={s.sign}>{sign}</p>
      <ol className={s.front} aria-label={words.front}>
        {shown.slice(0, room).map(good)}
      </ol>
      <div className={s.base}>
        <p className={s.label}>{words.inside}</p>
        <ul className={s.inside}>{shown.slice(room).map(good)}</ul>
        <ul className={s.same}>
          {words.same.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
