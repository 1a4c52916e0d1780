import type { ReactNode } from 'react';
import type { GoodName } from '../../../../content/schema/instruments/goods.ts';
import { BrassLamp } from '../../illustrations/goods/BrassLamp.tsx';
import { Headphones } from '../../illustrations/goods/Headphones.tsx';
import { Jar } from '../../illustrations/goods/Jar.tsx';
import { Perfume } from '../../illustrations/goods/Perfume.tsx';
import { Shoe } from '../../illustrations/goods/Shoe.tsx';
import { SteelBottle } from '../../illustrations/goods/SteelBottle.tsx';
import { SweetBox } from '../../illustrations/goods/SweetBox.tsx';
import { Tote } from '../../illustrations/goods/Tote.tsx';
import { YogaMat } from '../../illustrations/goods/YogaMat.tsx';
import { palette } from '../../illustrations/palette.ts';

const foot = { x: 0, y: 0 };
/** Each stands with the middle of its foot at 0, 0. */
export const goodDrawings: Record<GoodName, ReactNode> = {
  tote: <Tote {...foot} />,
  lamp: <BrassLamp {...foot} />,
  sweets: <SweetBox {...foot} />,
  shoes: <Shoe {...foot} />,
  cream: <Jar {...foot} />,
  headphones: <Headphones {...foot} band={palette.sky} />,
  mat: <YogaMat {...foot} />,
  bottle: <SteelBottle {...foot} />,
  perfume: <Perfume {...foot} />,
};

/**
 * Products that a page's instrument names with `<use href="#good-tote">`. They stand in the page once, beside the island, so that its script
 * carries no drawing. Each stands on the lower edge of its box, 160 wide and high.
 */
export function GoodSymbols({ names }: { names: readonly GoodName[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {names.map((name) => (
        <symbol id={`good-${name}`} viewBox="-80 -156 160 160" key={name}>
          <g strokeLinecap="round" strokeLinejoin="round">
            {goodDrawings[name]}
          </g>
        </symbol>
      ))}
    </svg>
  );
}
