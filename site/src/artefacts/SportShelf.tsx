import type { ComponentType } from 'react';
import type { ArtefactOf } from '../../../content/schema/artefact.ts';
import { ChalkBag } from '../illustrations/goods/ChalkBag.tsx';
import { Goggles } from '../illustrations/goods/Goggles.tsx';
import { Harness } from '../illustrations/goods/Harness.tsx';
import { Rope } from '../illustrations/goods/Rope.tsx';
import { Shoe } from '../illustrations/goods/Shoe.tsx';
import type { Place } from '../illustrations/goods/stand.ts';
import { palette } from '../illustrations/palette.ts';
import s from './SportShelf.module.css';

const goods: Record<ArtefactOf<'sport-shelf'>['goods']['before'][number], ComponentType<Place>> = {
  shoe: Shoe,
  rope: Rope,
  chalk: ChalkBag,
  harness: Harness,
  goggles: Goggles,
};

/** The first shelf before and after, and the list of what was searched for and not found. */
export function SportShelf({ before, after, goods: shown, said, missed }: ArtefactOf<'sport-shelf'>) {
  return (
    <div className={s.sides}>
      <div className={`picture tone-sky-tint ${s.shelves}`}>
        {(['before', 'after'] as const).map((side) => (
          <div key={side}>
            <h3>{side === 'before' ? before : after}</h3>
            <svg viewBox="0 0 600 116" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
              {shown[side].map((name, at) => {
                const Good = goods[name];
                // biome-ignore lint/suspicious/noArrayIndexKey: a shelf may hold the same good twice, and its order never changes.
                return <Good key={at} x={54 + at * 98} y={98} scale={0.62} />;
              })}
              <path d="M0 98H600V116H0z" fill={palette.ink} />
            </svg>
            <p>{said[side]}</p>
          </div>
        ))}
      </div>
      <div className={s.missed}>
        <h3>{missed.heading}</h3>
        <ul>
          {missed.items.map(({ words, times, done }) => (
            <li key={words}>
              <b>{times}</b>
              <span>{words}</span>
              <em>{done}</em>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
