import type { ReactNode } from 'react';
import type { DrawnGood } from '../../../../content/schema/instruments/goods.ts';
import { Dumbbell } from '../../illustrations/goods/Dumbbell.tsx';
import { Garment } from '../../illustrations/goods/Garment.tsx';
import { Headphones } from '../../illustrations/goods/Headphones.tsx';
import { Jar } from '../../illustrations/goods/Jar.tsx';
import { Lamp } from '../../illustrations/goods/Lamp.tsx';
import { Phone } from '../../illustrations/goods/Phone.tsx';
import { Shoe } from '../../illustrations/goods/Shoe.tsx';
import { Tote } from '../../illustrations/goods/Tote.tsx';
import { YogaMat } from '../../illustrations/goods/YogaMat.tsx';
import { palette } from '../../illustrations/palette.ts';

const foot = { x: 0, y: 0 };
const drawings: Record<DrawnGood, ReactNode> = {
  tote: <Tote {...foot} />,
  shoe: <Shoe {...foot} />,
  headphones: <Headphones {...foot} band={palette.sky} />,
  jar: <Jar {...foot} />,
  lamp: <Lamp {...foot} />,
  phone: <Phone {...foot} />,
  mat: <YogaMat {...foot} />,
  dumbbell: <Dumbbell {...foot} />,
  coat: <Garment x={0} y={-144} cut="coat" fill={palette.greenMid} seam={palette.mist} />,
  shirt: <Garment x={0} y={-118} cut="shirt" fill={palette.sky} seam={palette.skyTint} />,
  dress: <Garment x={0} y={-141} cut="dress" fill={palette.madder} seam={palette.madderTint} />,
};

/**
 * Goods that a page's instrument names with `<use href="#good-tote">`. They stand in the page once, beside the island, so that its script
 * carries no drawing. Each stands on the lower edge of its box, 160 wide and high.
 */
export function GoodSymbols({ names }: { names: readonly DrawnGood[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {names.map((name) => (
        <symbol id={`good-${name}`} viewBox="-80 -156 160 160" key={name}>
          <g strokeLinecap="round" strokeLinejoin="round">
            {drawings[name]}
          </g>
        </symbol>
      ))}
    </svg>
  );
}
