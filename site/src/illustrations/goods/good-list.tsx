import type { JSX } from 'react';
import type { GoodName } from '../../../../content/schema/instruments/goods.ts';
import { palette } from '../palette.ts';
import { BrassLamp } from './BrassLamp.tsx';
import { Headphones } from './Headphones.tsx';
import { Jar } from './Jar.tsx';
import { Perfume } from './Perfume.tsx';
import { Shoe } from './Shoe.tsx';
import { SteelBottle } from './SteelBottle.tsx';
import { SweetBox } from './SweetBox.tsx';
import { Tote } from './Tote.tsx';
import { YogaMat } from './YogaMat.tsx';

const foot = { x: 0, y: 0 };

/** Drawings of the example shop's products, with the middle of the base at 0, 0. */
export const goodList: Record<GoodName, JSX.Element> = {
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
